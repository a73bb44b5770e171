import type { Block, Heading } from '../rules/block.ts'

interface Question {
  readonly heading: Heading
  readonly answer: readonly Block[]
}

/** The content under one `##`: introductory blocks, then the questions. */
export interface QuestionGroup {
  readonly heading: Heading
  readonly intro: readonly Block[]
  readonly questions: readonly Question[]
}

/** Groups the blocks of the FAQ: each `##` starts a group, each `###` a question. */
export function groupQuestions(blocks: readonly Block[]): QuestionGroup[] {
  return cut(blocks, 2).map(({ heading, rest }) => {
    const first = rest.findIndex((block) => block.kind === 'heading')
    const intro = first === -1 ? rest : rest.slice(0, first)
    const questions = cut(rest, 3).map(({ heading: question, rest: answer }) => ({
      heading: question,
      answer,
    }))
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
