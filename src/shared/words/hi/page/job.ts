import type { jobWords as English } from '../../en/page/job'

/** One position. */
export const jobWords = {
  open: 'ख़ाली पद',
  all: 'सारे ख़ाली पद',
  inShort: 'पद, थोड़े में',
  hours: 'काम का समय',
  place: 'जगह',
  experience: 'अनुभव',
  when: 'आवेदन कब तक',
  fromTo: '{from} से {to}',
  apply: 'ईमेल से आवेदन कीजिए',
} satisfies typeof English
