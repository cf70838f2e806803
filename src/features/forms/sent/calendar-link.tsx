import { useState } from 'react'
import type { Site } from '../../../shared/contract/content'
import { thanksWords } from '#words/thanks'
import { Icon } from '../../../ui/icon'
import { calendarFile } from './calendar-file'

interface Props {
  site: Pick<Site, 'name' | 'address' | 'phones'>
  reference: string
  date: string
}

const texts = thanksWords

/** A calendar file made here, marked tentative. */
export function CalendarLink({ site, reference, date }: Props) {
  const [now] = useState(() => new Date())
  const { line, city, region, postalCode } = site.address
  const file = calendarFile({
    date,
    uid: `${reference}@${location.hostname}`,
    title: texts.event(site.name),
    text: texts.eventText(reference, site.phones[0]?.number ?? ''),
    place: `${site.name}, ${line}, ${city}, ${region} ${postalCode}`,
    now,
  })
  return (
    <a
      className="button secondary"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`appointment-${date}.ics`}
    >
      <Icon name="calendar" />
      {texts.calendar}
    </a>
  )
}
