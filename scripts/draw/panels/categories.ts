import type { CategoryPanel } from './sheet'

/** The panel that stands for a category where categories are listed. */
export const CATEGORY_PANELS: readonly CategoryPanel[] = [
  {
    category: 'face-surgeries',
    title: 'A face from the side, the planned nose dashed',
    from: 'rhinoplasty-nose-surgery',
    step: '1',
    lead: 'planned',
    view: [-8, 8, 195],
  },
  {
    category: 'body-chest',
    title: 'A woman’s torso, her flanks drawn on before surgery',
    from: 'mommy-makeover',
    step: '1',
    lead: 'marked',
    view: [-2, -8, 216],
  },
  {
    category: 'hair-treatment',
    title: 'A man from the front, his new hairline drawn on',
    from: 'hair-transplant',
    step: '1',
    lead: 'lined',
    view: [27, -19, 190],
  },
  {
    category: 'laser-treatment',
    title: 'A woman’s cheekbone under a laser, her eyes shielded',
    from: 'laser-toning',
    step: '4',
    lead: 'group',
    view: [84, 0, 244],
  },
  {
    category: 'anti-aging',
    title: 'A woman’s face from the front, fifteen points drawn on',
    from: 'anti-wrinkle-injections',
    step: '2',
    lead: 'points',
    view: [36, -2, 177.5],
  },
  {
    category: 'skin-hair',
    title: 'A woman, and the tube with her own blood after the centrifuge',
    from: 'growth-factor-therapy-power-shots',
    step: '5',
    lead: 'both',
    whole: true,
    view: [2, 0, 205],
  },
]
