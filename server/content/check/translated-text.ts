import { slugify } from '../markdown/anchors'
import { citedKeys } from '../markdown/citations'

/**
 * What a text must keep in every language, by what a writer calls it. Where the commas of a number stand is the language's own business:
 * 100,000 is 1,00,000 in Hindi.
 */
const KEPT: Record<string, (text: string) => string[]> = {
  'the citation': (text) => citedKeys(text),
  'the link': (text) => [...text.matchAll(LINK)].map(([, to]) => to ?? ''),
  'the placeholder': (text) => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? ''),
  'the number': (text) => (withoutAddresses(text).match(NUMBER) ?? []).map((number) => number.replaceAll(',', '')),
}
const LINK = /\]\(\s*([^)\s]+)[^)]*\)/g
const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g
const NUMBER = /\d+(?:[.,:]\d+)*/g
const withoutAddresses = (text: string) =>
  text.replace(/\[@[^\]]*\]|\]\([^)]*\)|\{\{[^}]*\}\}|\{#[^}]*\}|https?:\/\/\S+|\S+@\S+/g, ' ')

/** What stands in a text and not in the English one, or the other way round; empty when they say the same. */
export function differences(english: string, own: string): string[] {
  const found = Object.entries(KEPT).flatMap(([name, of]) => {
    const there = new Set(of(english))
    const here = new Set(of(own))
    return [
      ...[...there].filter((one) => !here.has(one)).map((one) => `lacks ${name} ${one}`),
      ...[...here].filter((one) => !there.has(one)).map((one) => `has ${name} ${one}, which the English text has not`),
    ]
  })
  if (/[०-९]/.test(own)) found.push('has digits other than 0 to 9')
  if (english.trim() !== '' && own.trim() === '') found.push('is empty')
  if (marksOf(english) !== marksOf(own))
    found.push(
      `has other lists, boxes or rows than the English text: ${marksOf(own) || 'none'}, there ${marksOf(english) || 'none'}`,
    )
  return found
}

/** What its lines begin with: items of lists, boxes, rows of tables. */
const marksOf = (text: string) =>
  (text.match(/^[ \t]*(?:[-*] |\d+\. |:::.*$|\|)/gm) ?? []).map((mark) => mark.trim().replace(/^\d+/, '1')).join(' ')

interface WrittenSection {
  /** Empty for what stands before the first heading. */
  anchor: string
  text: string
  /** The line of the body on which it starts, from 0. */
  line: number
}

/** A body by its headings, of whatever level. */
export function sectionsOf(body: string): WrittenSection[] {
  const sections: WrittenSection[] = [{ anchor: '', text: '', line: 0 }]
  body.split('\n').forEach((text, line) => {
    const [, heading] = /^#{2,} (.*)$/.exec(text) ?? []
    if (heading === undefined) sections.at(-1)!.text += `${text}\n`
    else sections.push({ anchor: /\{#([^}]*)\}\s*$/.exec(heading)?.[1] ?? slugify(heading.replace(/[*_]/g, '')), text: '', line })
  })
  return sections
}
