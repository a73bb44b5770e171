import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, MapPinIcon } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import type { ChosenCity } from '../rules/chosen-place.ts'
import { useGeolocation } from './use-geolocation.ts'

/** "Find my city": asks the browser, and says in words what came of it (PRO-10). Not there where the browser cannot tell. */
export function LocateButton({ onFound }: { onFound: (city: ChosenCity & { readonly country: string }) => void }) {
  const t = usePhrases<typeof en>('places')
  const { permission, state, find } = useGeolocation()
  if (permission === 'unsupported') return null

  async function press() {
    const found = await find()
    if (found.name === 'found') onFound(found.city)
  }

  const denied = state.name === 'denied' || (state.name === 'idle' && permission === 'denied')
  return (
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
      {denied ? <Alert announce>{t('locate.denied')}</Alert> : null}
      {state.name === 'failed' || state.name === 'nowhere' ? <Alert announce>{t(`locate.${state.name}`)}</Alert> : null}
      {state.name === 'found' ? (
        <Alert tone="success" announce>
          {t('locate.found', { city: state.city.name })}
        </Alert>
      ) : null}
    </div>
  )
}
