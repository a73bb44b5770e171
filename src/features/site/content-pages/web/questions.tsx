import './content.css'
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
    <section key={heading.id} className="content-section">
      <SectionHeading {...heading} />
      <Blocks blocks={intro} />
      <div className="divider-above mt-3">
        {questions.map(({ heading: question, answer }) => (
          <details key={question.id} className="content-question disclosure divider-below">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
              <h3 className="type-title">{question.text}</h3>
              <CaretDownBoldIcon className="disclosure-caret content-caret" />
            </summary>
            {/* The anchor is inside `<details>` because a browser opens the entry when a link targets something inside it. */}
            <div id={question.id} className="content-answer scroll-mt-40 pb-5">
              <Blocks blocks={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  ))
}
