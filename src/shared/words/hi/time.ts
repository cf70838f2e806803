import type { stretch as Stretch, timeWords as English } from '../en/time'
import { weekdays } from './weekdays'

/** How days and hours are said. */
export const timeWords = {
  weekdays,
  shortWeekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  date: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  monthAndYear: (month: string, year: number) => `${month} ${year}`,
  weekdayAndDate: (weekday: string, date: string) => `${weekday}, ${date}`,
  clock: (hours: number, minutes: string) => `${partOfDay(hours)} ${hours % 12 || 12}:${minutes}`,
  fromTo: (from: string, to: string) => `${from} से ${to}`,
  closed: 'बंद',
  openUntil: (time: string) => `अभी खुला है, ${time} बजे तक`,
  opensAt: (when: string, time: string) => `अभी बंद है, ${when} ${time} बजे खुलेगा`,
  nearDays: ['आज', 'कल'],
  onDay: (weekday: string) => `${weekday} को`,
} satisfies typeof English

function partOfDay(hours: number): string {
  if (hours < 4 || hours >= 20) return 'रात'
  if (hours < 12) return 'सुबह'
  return hours < 16 ? 'दोपहर' : 'शाम'
}

const units = {
  days: { one: 'दिन', more: 'दिन' },
  weeks: { one: 'हफ़्ता', more: 'हफ़्ते' },
  months: { one: 'महीना', more: 'महीने' },
}

const firstTen = ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे', 'सातवें', 'आठवें', 'नौवें', 'दसवें']

/** 'तीसरे', '12वें', as it stands before 'हफ़्ते' and 'महीने'. */
export const nth = (count: number) => firstTen[count - 1] ?? `${count}वें`

/**
 * A stretch of a recovery: `उसी दिन`, `2 से 3 दिन बाद`, `चौथे से छठे हफ़्ते में`, `2 से 4 हफ़्ते पहले`. The sixth week ends six weeks after the
 * day, so that '6 हफ़्ते बाद' would be another date than the calendar beside it.
 */
export const stretch: typeof Stretch = (unit, first, last) => {
  const { one, more } = units[unit]
  if (first < 0) return first === last ? `${-first} ${first === -1 ? one : more} पहले` : `${-last} से ${-first} ${more} पहले`
  if (unit === 'days') return last === 0 ? 'उसी दिन' : first === last ? `${first} दिन बाद` : `${first} से ${last} दिन बाद`
  return first === last ? `${nth(first)} ${more} में` : `${nth(first)} से ${nth(last)} ${more} में`
}
