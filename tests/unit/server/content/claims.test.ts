import { describe, expect, it } from 'vitest'
import { load } from './setup/small-clinic'

const problems = (sentence: string) =>
  load({ 'content/blog/post.md': (text) => text.replace('## First\n', `## First\n\n${sentence}\n`) }).lines

describe('a claim that a clinic must not make stops the build:', () => {
  it.each([
    'We are the best clinic in Gurgaon.',
    'Results of the best surgeon.',
    'Our surgeons are the best.',
    'Best results are ours.',
    'We guarantee your result.',
    'A painless treatment.',
    'It is pain-free.',
    'The No. 1 clinic.',
    'The number one clinic.',
    'World-class care.',
    'A miracle for the skin.',
    'A scarless operation.',
    'The operation is 100% safe.',
  ])('%s', (sentence) => {
    expect(problems(sentence)).toEqual([
      expect.stringMatching(/^content\/blog\/post\.md:18 '.+' is a claim that a clinic must not make$/),
    ])
  })
})

describe('innocent words do not:', () => {
  it.each([
    'This works best in winter.',
    'The best time is the morning.',
    'Nobody can guarantee a result.',
    "We don't guarantee a size.",
    'No treatment is painless.',
    'Be wary of anyone who calls it painless.',
    'Is it painless?',
    'Ask what would suit you best.',
    'It takes 1 hour.',
    'No. 15 is a blade.',
  ])('%s', (sentence) => {
    expect(problems(sentence)).toEqual([])
  })
})
