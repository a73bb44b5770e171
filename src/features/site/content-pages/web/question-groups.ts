import type { Block, Heading } from '../rules/block.ts'

/** One question and its answer. */
interface Question {
  readonly heading: Heading
  readonly answer: readonly Block[]
}

/** What belongs under one `##`: words before the first question, then the questions. */
export interface QuestionGroup {
  readonly heading: Heading
  readonly intro: readonly Block[]
  readonly questions: readonly Question[]
}

/** Sorts the blocks of the questions page: `##` begins a group, `###` a question. */
export function questionGroups(blocks: readonly Block[]): QuestionGroup[] {
  return cut(blocks, 2).map(({ heading, rest }) => {
    const first = rest.findIndex((block) => block.kind === 'heading')
    const intro = first === -1 ? rest : rest.slice(0, first)
    const questions = cut(rest, 3).map(({ heading: question, rest: answer }) => ({ heading: question, answer }))
    return { heading, intro, questions }
  })
}

function cut(blocks: readonly Block[], level: 2 | 3): { heading: Heading; rest: Block[] }[] {
  const parts: { heading: Heading; rest: Block[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === level) parts.push({ heading: block, rest: [] })
    else parts.at(-1)?.rest.push(block)
  }
  return parts
}
