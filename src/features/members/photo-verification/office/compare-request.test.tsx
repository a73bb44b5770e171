import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { de } from '../locales/de.ts'
import { en } from '../locales/en.ts'
import type { ClaimedRequest } from '../contract.ts'
import { CompareRequest } from './compare-request.tsx'

const request: ClaimedRequest = {
  id: '3f1c1b1e-0000-4000-8000-000000000001',
  kind: 'gesture',
  gesture: 'hand_on_head',
  code: null,
  note: '',
  sent_at: '2026-11-20T10:00:00Z',
  selfie: '/api/office/selfie',
  photos: [
    { id: 'a', main: true, src: '/api/office/a' },
    { id: 'b', main: false, src: '/api/office/b' },
  ],
}

function draw(more: Partial<ClaimedRequest> = {}, locale: 'en' | 'de' = 'en'): string {
  return renderToStaticMarkup(
    <IntlProvider
      locale={locale}
      timeZone="UTC"
      messages={{ photo_verification: { en, de }[locale] }}
    >
      <CompareRequest
        request={{ ...request, ...more }}
        pending={false}
        shortcuts
        onDecide={() => {}}
      />
    </IntlProvider>,
  )
}

test('BEY-14 the reviewer sees what was asked for, a covered picture, and why neither button is enabled yet', () => {
  const html = draw()
  expect(html).toContain(
    phrase('photo_verification.office.asked_gesture', {
      gesture: phrase('photo_verification.gestures.hand_on_head'),
    }),
  )
  expect(html).toContain('data-covered')
  expect(html).toContain(phrase('photo_verification.office.need_look'))
  expect(html).toContain(phrase('photo_verification.office.need_reason'))
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(2)
  expect(html).toContain(phrase('photo_verification.office.main'))
  expect(html).toContain(phrase('photo_verification.office.other', { at: 2 }))
})

test('BEY-14 the word to write on paper is shown as assigned, and a note as written', () => {
  expect(draw({ kind: 'code', gesture: null, code: 'TALO 27' }, 'de')).toContain(
    'das Wort TALO 27 auf Papier',
  )
  expect(draw({ kind: 'note', gesture: null, note: 'Today <b>it</b> rains.' })).toContain(
    'Today &lt;b&gt;it&lt;/b&gt; rains.',
  )
})
