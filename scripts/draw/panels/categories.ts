import type { CategoryPanel } from './sheet'

/** The panel that stands for a category where categories are listed. */
export const CATEGORY_PANELS: readonly CategoryPanel[] = [
  {
    category: 'face-surgeries',
    title: 'A face from the side, the planned nose dashed',
    from: 'rhinoplasty-nose-surgery',
    step: '1',
    view: [8, 10, 222],
  },
  {
    category: 'body-chest',
    title: 'A flank, drawn on before surgery',
    from: 'liposuction-surgery',
    step: '1-2',
    lead: 'flank',
    view: [60, 0, 202],
  },
  {
    category: 'hair-treatment',
    title: 'A man’s new hairline, drawn on',
    from: 'hair-transplant',
    step: '1',
    lead: 'lined',
    view: [14, 0, 205],
  },
  {
    category: 'laser-treatment',
    title: 'A woman’s cheekbone under a laser, her eyes shielded',
    from: 'laser-toning',
    step: '4',
    lead: 'cheekbone',
    view: [84, 0, 205],
  },
  {
    category: 'anti-aging',
    title: 'Points drawn on a forehead',
    from: 'anti-wrinkle-injections',
    step: '2',
    lead: 'points',
    view: [24, 2, 192],
  },
  {
    category: 'skin-hair',
    title: 'A woman, and the tube with her own blood after the centrifuge',
    from: 'growth-factor-therapy-power-shots',
    step: '5',
    lead: 'both',
    view: [2, 0, 205],
  },
]
