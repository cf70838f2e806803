/** A bound of a figure's median. A figure without one is told, not judged. */
export interface Goal {
  what: string
  unit: 'ms' | 's' | 'KB' | 'MB' | 'points' | 'times' | 'requests' | 'a second' | ''
  atMost?: number
  atLeast?: number
}

const ms = (what: string, atMost?: number): Goal => ({ what, unit: 'ms', ...(atMost === undefined ? {} : { atMost }) })
const points = (what: string): Goal => ({ what, unit: 'points', atLeast: 100 })
const times = (what: string, atMost: number): Goal => ({ what, unit: 'times', atMost })

/** Every goal of the benches, said once. */
export const goals = {
  // npm run bench
  firstPaint: ms('first visit, first paint'),
  firstPaintOfMain: ms('first visit, first paint', 750),
  largestPaint: ms('first visit, largest paint'),
  longestTask: ms('first visit, longest task', 50),
  shift: { what: 'first visit, layout shift', unit: '', atMost: 0 },
  repeatOffline: ms('repeat visit offline, first paint', 250),
  appOffline: ms('app opened offline, first paint', 300),
  aftercareAnswer: ms('aftercare opened offline, what day 5 is like'),
  tapToMenu: ms('tap to the open menu', 50),
  tapToPage: ms('tap to the heading of a prefetched page', 50),
  inp: ms('interaction to next paint', 100),
  idleRequests: { what: 'first visit until idle', unit: 'requests', atMost: 25 },
  idleBytes: { what: 'first visit until idle', unit: 'KB', atMost: 130 },
  backgroundRequests: { what: 'first visit, in the background', unit: 'requests', atMost: 15 },
  backgroundBytes: { what: 'first visit, in the background', unit: 'KB', atMost: 120 },

  // npm run bench -- --lighthouse
  performance: points('Lighthouse, performance'),
  accessibility: points('Lighthouse, accessibility'),
  bestPractices: points('Lighthouse, best practices'),
  seo: points('Lighthouse, SEO'),
  fcp: ms('Lighthouse, first paint'),
  fcpOfFloor: times('Lighthouse, first paint, of the floor', 1.05),
  fcpOfPeer: times('Lighthouse, first paint, of the peer', 1),
  lcp: ms('Lighthouse, largest paint'),
  lcpOfFloor: times('Lighthouse, largest paint, of the floor', 1.05),
  lcpOfPeer: times('Lighthouse, largest paint, of the peer', 1),
  tbt: ms('Lighthouse, blocking time', 50),
  cls: { what: 'Lighthouse, layout shift', unit: '', atMost: 0 },
  mainThread: ms('Lighthouse, main thread'),
  mainThreadOfFloor: times('Lighthouse, main thread, of the floor', 1.6),
  weight: { what: 'Lighthouse, bytes', unit: 'KB' },

  // npm run bench:scale
  build: { what: 'build', unit: 's', atMost: 60 },
  rebuild: { what: 'build after one change', unit: 's', atMost: 10 },
  pageBytes: { what: 'HTML of the same page, of the small site', unit: 'times', atMost: 1.01 },
  visitBytes: { what: 'first visit with what follows in the background, of the small site', unit: 'times', atMost: 1.01 },
  searchKey: ms('a key in the search', 50),
  startMemory: { what: 'memory of `npm start`', unit: 'MB', atMost: 250 },
  firstAnswer: { what: 'start to the first answer', unit: 's', atMost: 1.5 },

  // npm run bench:server
  started: { what: 'start to the first answer', unit: 's', atMost: 1 },
  pageRate: { what: 'pages', unit: 'a second' },
  pagesOfBare: { what: 'pages, of bare node:http', unit: 'times', atLeast: 0.95 },
  bookings: { what: 'complete bookings', unit: 'a second' },
  bookingsOfCommits: { what: 'complete bookings, of raw durable commits', unit: 'times', atLeast: 0.1 },
  bookingsFailed: { what: 'bookings that failed', unit: '', atMost: 0 },
  captchaRate: { what: 'captchas drawn', unit: 'a second' },
  p99: ms('p99 of pages'),
  calmOfCaptchas: times('p99 of pages while captchas are drawn, of the unloaded', 2),
  memory: { what: 'resident memory', unit: 'MB', atMost: 150 },
  memoryMost: { what: 'resident memory', unit: 'MB' },
} as const satisfies Record<string, Goal>

export type GoalName = keyof typeof goals
