import './finder.css'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { Alert, Button, joinClasses, Panel, StepDots } from '#ui/components/index.ts'
import type { Finder } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { InterestQuestion } from './interest-question.tsx'
import { LimitsQuestion } from './limits-question.tsx'
import { DistanceQuestion, PaceQuestion, ReasonQuestion } from './radio-questions.tsx'

interface FinderFormProps {
  readonly finder: Finder
  readonly pending: boolean
  readonly problem: RefusalAnswer | undefined
  readonly onSave: (answers: Finder['answers']) => void
}

/**
 * The five questions: one at a time on a phone, all on one page on larger screens. Answers are kept
 * when moving between them.
 */
export function FinderForm({
  finder: { answers: saved, offers },
  pending,
  problem,
  onSave,
}: FinderFormProps) {
  const t = usePhrases<typeof en>('matching')
  const { showsCities } = useSite()
  const [answers, setAnswers] = useState(saved)
  const [step, setStep] = useState(0)
  const current = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (moved.current) current.current?.focus()
  }, [step])

  const questions = [
    ...(offers.reason ? [ReasonQuestion] : []),
    ...(showsCities ? [DistanceQuestion] : []),
    PaceQuestion,
    ...(offers.interests.length > 0 ? [InterestQuestion] : []),
    LimitsQuestion,
  ]
  const last = questions.length - 1
  const change = (part: Partial<Finder['answers']>) =>
    setAnswers((before) => ({ ...before, ...part }))
  const go = (to: number) => {
    moved.current = true
    setStep(to)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    // On a phone, Enter goes to the next question, because the submit button is hidden there.
    if (step < last && !window.matchMedia('(width >= 48rem)').matches) return go(step + 1)
    if (!pending) onSave(answers)
  }

  return (
    <form className="mt-6 grid gap-5" onSubmit={submit} noValidate>
      <StepDots
        className="below-md"
        step={step + 1}
        of={questions.length}
        label={t('finder.step', { step: step + 1, of: questions.length })}
      />
      {questions.map((Question, at) => (
        <Panel
          key={at}
          ref={at === step ? current : null}
          tabIndex={-1}
          className={joinClasses('finder-question', at !== step && 'from-md')}
        >
          <Question answers={answers} offers={offers} onChange={change} />
        </Panel>
      ))}
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem.fields?.[0]?.message ?? problem.message}
        </Alert>
      )}
      <div className="flex gap-3 below-md">
        {step === 0 ? null : (
          <Button variant="line" size="lg" className="flex-1" onClick={() => go(step - 1)}>
            {t('finder.back')}
          </Button>
        )}
        {step === last ? null : (
          <Button size="lg" className="flex-1" onClick={() => go(step + 1)}>
            {t('finder.next')}
          </Button>
        )}
      </div>
      <Button
        type="submit"
        size="lg"
        className={joinClasses('finder-submit', step < last && 'from-md')}
        loading={pending}
        loadingLabel={t('finder.saving')}
      >
        {t('finder.submit')}
      </Button>
    </form>
  )
}
