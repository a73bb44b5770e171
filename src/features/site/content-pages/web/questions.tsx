import { CaretDownBoldIcon } from '#ui/components/index.ts'
import type { Block } from '../rules/block.ts'
import { Blocks, SectionHeading } from './blocks.tsx'
import { groupQuestions } from './group-questions.ts'

/**
 * Expandable FAQ entries, built on native `<details>` so they work without a script. All answers
 * are printed.
 */
export function Questions({ blocks }: { blocks: readonly Block[] }) {
  return groupQuestions(blocks).map(({ heading, intro, questions }) => (
    <section key={heading.id} className="mt-10 first:mt-0">
      <SectionHeading {...heading} />
      <Blocks blocks={intro} />
      <div className="mt-3 border-t border-line">
        {questions.map(({ heading: question, answer }) => (
          <details
            key={question.id}
            className="group border-b border-line print:[&::details-content]:[content-visibility:visible]"
          >
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
              <h3 className="type-title">{question.text}</h3>
              <CaretDownBoldIcon className="shrink-0 group-open:rotate-180 print:hidden" />
            </summary>
            {/* The anchor is inside `<details>` because a browser opens the entry when a link targets something inside it. */}
            <div id={question.id} className="scroll-mt-40 pb-5 [&>:first-child]:mt-0">
              <Blocks blocks={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  ))
}
