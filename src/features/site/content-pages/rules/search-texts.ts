import type { Block, Run } from './block.ts'

const longest = 160

/** The first paragraph as one line of at most 160 characters, cut at a word; empty without one. */
export function summarize(blocks: readonly Block[]): string {
  const first = blocks.find((block) => block.kind === 'paragraph')
  const text = first === undefined ? '' : join(first.runs)
  if (text.length <= longest) return text
  return `${text.slice(0, text.lastIndexOf(' ', longest - 1))}…`
}

/** The questions of the FAQ in the terms of schema.org: each `###` with what follows it. */
export function describeQuestions(blocks: readonly Block[]): object {
  const questions: { name: string; answer: string[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading')
      if (block.level === 3) questions.push({ name: block.text, answer: [] })
      else questions.push({ name: '', answer: [] })
    else questions.at(-1)?.answer.push(toText(block))
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions
      .filter(({ name, answer }) => name !== '' && answer.length > 0)
      .map(({ name, answer }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
      })),
  }
}

function toText(block: Exclude<Block, { kind: 'heading' }>): string {
  if (block.kind === 'paragraph') return join(block.runs)
  if (block.kind === 'list') return block.items.map(join).join('\n')
  return [block.head, ...block.rows].map((row) => row.map(join).join(' · ')).join('\n')
}

function join(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('')
}
