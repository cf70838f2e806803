import { proxy } from 'valtio'

interface Hours {
  now: { open: boolean; text: string } | undefined
}

/** Whether the clinic is open, by its own clock, once it is known. */
export const hours = proxy<Hours>({ now: undefined })
