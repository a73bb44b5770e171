import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Radio, Switch } from '#ui/components/index.ts'
import { chooseQuiet, useQuiet } from '#features/members/quiet-mode/web/index.ts'
import type { en } from '../locales/en.ts'
import { Section } from '../frame/section.tsx'

const exits = [
  ['keep_session', 'keep'],
  ['end_session', 'end'],
] as const
const limits = ['limit_history', 'limit_screen', 'limit_others'] as const

/**
 * Quiet mode in this browser: the switch, what the quick exit does to the session, and what it
 * cannot do.
 */
export function QuietSettings() {
  const t = usePhrases<typeof en>('settings')
  const quiet = useQuiet()
  return (
    <Section id="quiet" title={t('quiet.title')} lead={t('quiet.lead')}>
      <Switch
        label={t('quiet.on')}
        hint={t('quiet.on_hint')}
        checked={quiet !== 'off'}
        onChange={(event) => chooseQuiet(event.target.checked ? 'keep_session' : 'off')}
      />
      {quiet === 'off' ? null : (
        <fieldset className="grid gap-1">
          <legend className="legend">{t('quiet.exit')}</legend>
          {exits.map(([exit, words]) => (
            <Radio
              key={exit}
              name="exit"
              label={t(`quiet.${words}`)}
              checked={quiet === exit}
              onChange={() => chooseQuiet(exit)}
            />
          ))}
        </fieldset>
      )}
      <p className="text-ink-2">{t('quiet.exit_hint')}</p>
      <div>
        <h3 className="font-semibold">{t('quiet.limits')}</h3>
        <ul className="text-ink-2 mt-1 grid bullets gap-1 pl-5">
          {limits.map((limit) => (
            <li key={limit}>{t(`quiet.${limit}`)}</li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
