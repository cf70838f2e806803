/** How much work a position is. */
export const jobTypes = { 'full-time': 'Full time', 'part-time': 'Part time' }
