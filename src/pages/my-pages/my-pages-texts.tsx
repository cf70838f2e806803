import { useApi } from '../../lib/api'
import { PageTitle } from '../../ui/page-title'
import { Sections } from '../../ui/sections'
import { inPlaces } from '../in-places'
import type { OwnText } from '../page-props'

const Head = ({ text }: OwnText) => <PageTitle page={useApi('page', { id: text })} />

const More = ({ text }: OwnText) => <Sections of={useApi('page', { id: text }).sections} />

export const Content = inPlaces({ head: Head, more: More })
