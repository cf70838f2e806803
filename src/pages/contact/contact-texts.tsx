import { useApi, useSite } from '../../lib/api'
import { ContactDetails } from '../../ui/contact-details'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import { inPlaces } from '../in-places'
import type { OwnText } from '../page-props'

const Banner = ({ text }: OwnText) => <PageHead page={useApi('page', { id: text })} />
const Details = () => <ContactDetails site={useSite()} />
/** How to come and what comes of writing; beside it when not to write, and whom else to tell. */
const Way = ({ text }: OwnText) => <Sections of={useApi('page', { id: text }).sections.filter((_, nth) => nth % 2 === 0)} />
const Rest = ({ text }: OwnText) => <Sections of={useApi('page', { id: text }).sections.filter((_, nth) => nth % 2 === 1)} />

export const Content = inPlaces({ banner: Banner, details: Details, way: Way, rest: Rest })
