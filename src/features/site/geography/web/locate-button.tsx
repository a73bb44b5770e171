import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, MapPinIcon } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { type FoundCity, useGeolocation } from './use-geolocation.ts'

interface LocateButtonProps {
  readonly onFound: (city: FoundCity) => void
  /** The countries that can be selected; all if omitted. */
  readonly countries?: readonly string[]
}

/**
 * "Find my city": requests the position and shows the result as text (PRO-10), or a message that
 * the browser doesn't support it.
 */
export function LocateButton({ onFound, countries }: LocateButtonProps) {
  const t = usePhrases<typeof en>('geography')
  const { permission, state, find } = useGeolocation()
  const isOpen = (city: FoundCity) => countries === undefined || countries.includes(city.country)
  if (permission === 'unsupported')
    return <p className="type-meta text-muted">{t('locate.unsupported')}</p>

  async function press() {
    const result = await find()
    if (result.name === 'found' && isOpen(result.city)) onFound(result.city)
  }

  const denied = state.name === 'denied' || (state.name === 'idle' && permission === 'denied')
  const problem = denied ? t('locate.denied') : problemIn()
  return (
    <div className="grid gap-3">
      <div>
        <Button
          variant="line"
          icon={<MapPinIcon />}
          loading={state.name === 'busy'}
          loadingLabel={t('locate.busy')}
          onClick={press}
        >
          {t('locate.ask')}
        </Button>
      </div>
      {state.name === 'idle' && !denied && permission !== 'granted' ? (
        <p className="type-meta text-muted">{t('locate.hint')}</p>
      ) : null}
      {problem === null ? null : (
        <Alert tone="warn" announce>
          {problem}
        </Alert>
      )}
      {state.name === 'found' && isOpen(state.city) ? (
        <Alert tone="success" announce>
          {t('locate.found', { city: state.city.name })}
        </Alert>
      ) : null}
    </div>
  )

  function problemIn(): string | null {
    if (state.name === 'failed' || state.name === 'nowhere') return t(`locate.${state.name}`)
    if (state.name === 'refused') return state.message
    return state.name === 'found' && !isOpen(state.city)
      ? t('locate.elsewhere', { city: state.city.name })
      : null
  }
}
