import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { StepDots } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { useSignUpState } from './sign-up-context.ts'

type StepName = keyof typeof en.signup.steps

/** Progress of the sign-up: the account, the optional steps, the confirmation. */
export function FlowDots({ at, className }: { readonly at: string; readonly className?: string }) {
  const t = usePhrases<typeof en>('accounts')
  const { steps } = useSignUpState()
  const names = ['account', ...steps.map((step) => step.id), 'confirm']
  const step = names.indexOf(at) + 1
  const name = t(`signup.steps.${at as StepName}`)
  return (
    <StepDots
      step={step}
      of={names.length}
      label={t('signup.step', { step, steps: names.length, name })}
      className={className}
    />
  )
}
