import { kinds } from '../../src/shared/contract/enquiry'
import { correctHelp } from './correct'

export const help = `Reads, corrects and erases the requests that the website keeps.

  npm run -s requests -- list     [filters] [--limit 50] [--json]
  npm run -s requests -- show     REFERENCE [--json]
  npm run -s requests -- export   [filters] [--csv | --json] [--output FILE]
  npm run -s requests -- correct  REFERENCE ${correctHelp} [--yes]
  npm run -s requests -- erase    REFERENCE… | --phone NUMBER | --email ADDRESS | --again  [--yes]
  npm run -s requests -- erase    [--from DAY] [--to DAY] [--kind KIND] [--dry-run] [--yes]
  npm run -s requests -- purge    [--days NUMBER] [--dry-run] [--yes]
  npm run -s requests -- audit    [--action NAME] [--from DAY] [--to DAY] [--limit 50] [--json]
  npm run -s requests -- report   [--by week|page|campaign|language|form] [--from DAY] [--to DAY] [--csv] [--chart FILE]
  npm run -s requests -- rotate-secrets  [--yes]
  npm run -s requests -- mail     [--retry] [--held] [--release | --drop [--yes]] [--json]

Filters
  --from DAY, --to DAY   received on these days or between, such as 2026-11-21
  --kind KIND            ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(kinds)}
  --phone NUMBER         with or without +91
  --email ADDRESS
  --name PART            part of a name

list     the newest first; --limit says how many
show     everything about one request, its e-mails included
export   the oldest first, as CSV (the default) or JSON; --output writes a new file
correct  puts right what a person says is wrong; the names of the fields are written down
erase    one person's requests, for ever; a record of it stays, without their contents;
         --again erases those that a restored backup brought back;
         with days or a kind: all of them, such as the junk of a flood
purge    what is older than RETENTION_DAYS (or --days), for ever; --dry-run only counts
audit    who read, corrected or erased what; reading is written down as well
report   how many came by week, page, campaign (utm_* and gclid), language or form; by week,
         page and language also how often pages were read and call and chat were tapped
         (read, call, chat); --chart writes an SVG; it reads nobody's contents
rotate-secrets  new secrets for cookies and captchas from the next start on
mail     what waits to be sent; --retry tries again what was given up, with --held also
         what was kept while no mail server was configured; --release sends the receipts of
         hours with more requests than usual, --drop never does

Days and times are the clinic's. -s keeps npm's own lines out of the output.
Exit codes: 0 done, 1 nothing found, not confirmed or failed, 2 not understood.
`
