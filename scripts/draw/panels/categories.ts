import type { CategoryPanel } from './sheet'

/** The panel that stands for a category where categories are listed. */
export const CATEGORY_PANELS: readonly CategoryPanel[] = [
  { category: 'face-surgeries', from: 'rhinoplasty-nose-surgery', step: '1' },
  { category: 'body-chest', from: 'liposuction-surgery', step: '1-2', view: [60, 0, 202] },
  { category: 'hair-treatment', from: 'hair-transplant', step: '1' },
  { category: 'laser-treatment', from: 'laser-hair-removal', step: '4', lead: 'leg', view: [22, 0, 205] },
  { category: 'anti-aging', from: 'anti-wrinkle-injections', step: '2' },
  { category: 'skin-hair', from: 'growth-factor-therapy-power-shots', step: '5', lead: 'parting', view: [66, 0, 205] },
]
