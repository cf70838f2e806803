import { MyPages } from '../../features/my-pages/my-pages'
import { useApi } from '../../lib/api'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import { Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import styles from './my-pages.module.css'

/** What this device keeps for its visitor. Nothing of it comes from the server, and nothing goes there. */
export function Page({ text }: OwnText) {
  return (
    <>
      <Static id="head">{() => <Head text={text} />}</Static>
      <div className={`wrap ${styles.page}`}>
        <MyPages />
        <Static id="article" className="prose">
          {() => <More text={text} />}
        </Static>
      </div>
    </>
  )
}

const Head = ({ text }: OwnText) => <PageHead page={useApi('page', { id: text })} />

const More = ({ text }: OwnText) => <Sections of={useApi('page', { id: text }).sections} />
