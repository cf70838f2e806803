import { useApi, useSite } from '../../lib/api'
import { ContactDetails } from '../../ui/contact-details'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import { inPlaces } from '../in-places'
import type { OwnText } from '../page-props'

const Banner = ({ text }: OwnText) => <PageHead page={useApi('page', { id: text })} />
const Details = () => <ContactDetails site={useSite()} />
const Rest = ({ text }: OwnText) => <Sections of={useApi('page', { id: text }).sections} />

export const Content = inPlaces({ banner: Banner, details: Details, rest: Rest })
