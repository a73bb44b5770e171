import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from './locales/en.ts'

/** How the site works in three steps, each with its part of the track. */
export function Beats() {
  const t = usePhrases<typeof en>('home')
  return (
    <section className="wrap home-section home-section-first">
      <h2 className="type-h2">{t('beats.title')}</h2>
      <ol className="home-three">
        <li>
          <Drawing>
            <Steps d="M12 70C60 70 70 20 130 22" tone="pine" />
            <circle cx="146" cy="22" r="13" className="home-dot-pine" />
          </Drawing>
          <h3 className="type-title">{t('beats.one_title')}</h3>
          <p>{t('beats.one_text')}</p>
        </li>
        <li>
          <Drawing>
            <Steps d="M12 74C80 74 90 18 140 42" tone="pine" />
            <Steps d="M288 18C220 18 210 74 160 50" tone="peony" />
            <circle cx="150" cy="46" r="13" className="home-dot-peony" />
          </Drawing>
          <h3 className="type-title">{t('beats.two_title')}</h3>
          <p>{t('beats.two_text')}</p>
        </li>
        <li>
          <Drawing>
            <Steps d="M12 62C70 10 120 92 180 52S250 30 286 40" tone="pine" />
            <Steps d="M12 80C70 28 120 110 180 70S250 48 286 58" tone="peony" />
          </Drawing>
          <h3 className="type-title">{t('beats.three_title')}</h3>
          <p>{t('beats.three_text')}</p>
        </li>
      </ol>
    </section>
  )
}

function Drawing({ children }: { readonly children: React.ReactNode }) {
  return (
    <svg
      viewBox="0 0 300 92"
      className="h-23 w-full"
      fill="none"
      strokeLinecap="round"
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

function Steps({ d, tone }: { readonly d: string; readonly tone: 'pine' | 'peony' }) {
  const stroke = tone === 'pine' ? 'home-line-pine' : 'home-line-peony'
  return (
    <>
      <path d={d} className={stroke} strokeWidth="2" opacity=".4" />
      <path d={d} className={stroke} strokeWidth="9" strokeDasharray="0 30" />
    </>
  )
}
