import type { Picture as PictureData } from '../shared/contract/content'
import styles from './page-head.module.css'
import { Picture } from './picture'
import { PageTitle, type TitleProps } from './page-title'

/** The head of a page: where it stands, its title and what it is about; where there is room, a picture stands beside them, else what it is about. */
export function PageHead({ beside, ...props }: TitleProps & { beside?: PictureData | undefined }) {
  return (
    <div className={styles.head}>
      <div className="wrap">
        <PageTitle {...props} />
        {beside && <Picture of={{ ...beside, alt: '' }} sizes="28rem" />}
      </div>
    </div>
  )
}
