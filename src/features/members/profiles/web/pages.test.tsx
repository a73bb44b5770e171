import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { ApiContext } from '#platform/web/api/use-api.ts'
import { SurroundingsContext } from '#platform/web/surroundings.ts'
import { SignUpProvider } from '#features/members/accounts/web/index.ts'
import { phrase } from '#app/testing/phrase.ts'
import type { FullMember, Member } from '../contract/profiles.ts'
import { de } from '../locales/de.ts'
import { en } from '../locales/en.ts'
import { pl } from '../locales/pl.ts'
import { de as traitsDe } from '../locales/traits/de.ts'
import { en as traitsEn } from '../locales/traits/en.ts'
import { pl as traitsPl } from '../locales/traits/pl.ts'
import { completeTraits } from '../rules/traits.ts'
import { MemberPage, type MemberSlots, OwnPartPage, OwnProfilePage } from './index.ts'
import { elena, id, own } from '../testing/profile-views.ts'

const languages = { en, de, pl }
const traits = { en: traitsEn, de: traitsDe, pl: traitsPl }
const accounts = (await import('#features/members/accounts/locales/en.ts')).en
const places = (await import('#features/site/geography/locales/en.ts')).en

const site = {
  name: 'Minuet',
  country: 'NL',
  countries: ['NL', 'DE'],
  signups: 'all',
  fictional: { shown: true },
}

function render(
  page: ReactNode,
  { member, locale = 'en' }: { member?: Member; locale?: keyof typeof languages } = {},
): string {
  const cache = new QueryClient()
  cache.setQueryData(['profiles.read_member', { member: id }], member)
  cache.setQueryData(['profiles.read_own', {}], own)
  cache.setQueryData(['profiles.list_interests', {}], {
    groups: [
      { group: 'everyday', interests: ['wine', 'tea'] },
      { group: 'intimate', interests: ['sex', 'bondage'] },
    ],
  })
  cache.setQueryData(['geography.list_regions', { country: 'NL' }], {
    region_data: {
      NL: { label: 'province', regions: [{ id: 108, code: 'NH', name: 'Noord-Holland' }] },
    },
  })
  cache.setQueryData(['viewer'], null)
  const surroundings = { site: site as never, fetchViewer: async () => null }
  const router = createMemoryRouter(
    [{ path: '/members/:member', element: <SignUpProvider steps={[]}>{page}</SignUpProvider> }],
    { initialEntries: [`/members/${id}`] },
  )
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <ApiContext
        value={{
          call: async () => ({ ok: false, refusal: { status: 0, code: 'offline', message: '' } }),
        }}
      >
        <SurroundingsContext value={surroundings}>
          <IntlProvider
            locale={locale}
            timeZone="UTC"
            messages={
              {
                profiles: languages[locale],
                traits: traits[locale],
                accounts,
                geography: places,
              } as never
            }
            onError={(error) => {
              throw error
            }}
          >
            <RouterProvider router={router} />
          </IntlProvider>
        </SurroundingsContext>
      </ApiContext>
    </QueryClientProvider>,
  )
}

const slots: MemberSlots = {
  photos: (member, over) => <div data-photos={member.photos.length}>{over}</div>,
  note: ({ kind }) => (kind === 'fictional' ? <p>the note</p> : null),
  actions: () => <button type="button">the act</button>,
  more: (_, look) => <button type="button">more {look}</button>,
  related: () => <p>the others</p>,
}

const text = (page: string) => page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('a member’s page shows who the person is and where they live, and what the two have in common', () => {
  const page = render(<MemberPage slots={slots} />, { member: elena })
  expect(page).toContain('>Elena, 34</h1>')
  for (const words of [
    'Haarlem · 4 km away',
    phrase('profiles.member.online'),
    'photos reviewed',
    phrase('traits.values.signup_reason.relationship'),
    phrase('traits.values.relationship_status.divorced', { gender: 'female' }),
    'Hazel, brown',
    'Dutch, Italian',
    phrase('profiles.prompts.sunday'),
    phrase('profiles.member.common', { count: 1 }),
    phrase('traits.values.body_type.fat'),
    'A few · A small anchor',
    phrase('profiles.member.locked_note', { count: 2, name: 'Elena' }),
    'the act',
    'more button',
    'more glass',
    'the others',
  ]) {
    expect(text(page)).toContain(words)
  }
  expect(page).not.toMatch(/ style=/)
  expect(page.indexOf('Wine')).toBeLessThan(page.indexOf('Tea'))
})

test('texts agree in gender in languages that require it', () => {
  expect(text(render(<MemberPage slots={slots} />, { member: elena, locale: 'pl' }))).toContain(
    phrase('traits.values.relationship_status.divorced', { locale: 'pl', gender: 'female' }),
  )
  expect(
    text(
      render(<MemberPage slots={slots} />, { member: { ...elena, gender: 'male' }, locale: 'pl' }),
    ),
  ).toContain(
    phrase('traits.values.relationship_status.divorced', { locale: 'pl', gender: 'male' }),
  )
  expect(
    text(
      render(<MemberPage slots={slots} />, { member: { ...elena, gender: null }, locale: 'pl' }),
    ),
  ).toContain(
    phrase('traits.values.relationship_status.divorced', { locale: 'pl', gender: 'other' }),
  )
  expect(text(render(<MemberPage slots={slots} />, { member: elena, locale: 'de' }))).toContain(
    phrase('profiles.member.locked_note', { locale: 'de', count: 2, name: 'Elena' }),
  )
})

test('missing facts take no space, and nothing false is claimed', () => {
  const bare: FullMember = {
    ...elena,
    age: null,
    city: null,
    region: null,
    distance_km: null,
    online: false,
    gender: null,
    sexuality: null,
    ...completeTraits({}),
    languages: [],
    notes: {},
    about: '',
    prompts: [],
    interests: [],
    common: 0,
    photos: [],
    photos_reviewed: false,
  }
  const page = text(render(<MemberPage slots={slots} />, { member: bare }))
  expect(page).toContain('Elena')
  for (const words of [
    '34',
    'Online',
    'reviewed',
    'Interests',
    'Details',
    'Premium',
    phrase('profiles.member.looking_for'),
  ])
    expect(page).not.toContain(words)
})

test('the notice of a fictional profile is shown above the name', () => {
  const page = render(<MemberPage slots={slots} />, {
    member: { ...elena, kind: 'fictional', label: phrase('sites.fictional_singular') },
  })
  expect(page.indexOf('the note')).toBeGreaterThan(0)
  expect(page.indexOf('the note')).toBeLessThan(page.indexOf('<h1'))
  expect(page).not.toContain(phrase('profiles.member.reviewed'))
})

test('the member’s own page links to the form and does not offer actions that make no sense there', () => {
  const page = render(<MemberPage slots={slots} />, { member: { ...elena, own: true } })
  expect(page).toContain('href="/profile"')
  for (const words of ['the act', 'more button', 'Premium', 'the others'])
    expect(page).not.toContain(words)
})

test('a visitor sees little and two sign-up links', () => {
  const page = render(<MemberPage slots={slots} />, {
    member: {
      view: 'reduced',
      id,
      name: 'Elena',
      age: 34,
      kind: 'member',
      label: null,
      country: 'DE',
      region: 'Berlin',
      photos: [],
    },
  })
  expect(text(page)).toContain('Berlin, Germany')
  expect(page).toContain('href="/signup"')
  expect(page).toContain(`href="/login?to=%2Fmembers%2F${id}"`)
})

test('the member’s own profile shows on each card what is there and what could be added, and hides photos where there are none', () => {
  const page = render(<OwnProfilePage />)
  expect(page).toContain('href="/profile/about"')
  expect(page).not.toContain('href="/profile/photos"')
  expect(text(page)).toContain(phrase('profiles.own.items.about'))
  expect(page).not.toContain(phrase('profiles.own.items.main_photo'))
  expect(text(page)).toContain(phrase('profiles.own.hidden'))
  expect(
    render(
      <OwnProfilePage
        slots={{
          photos: <p>the desk</p>,
          photoStrip: <p>photos</p>,
          verification: <p>verified or not</p>,
        }}
      />,
    ),
  ).toMatch(new RegExp(`photos.*${phrase('profiles.own.items.main_photo')}.*verified or not`, 's'))
})

test('each part of the profile has a page with only its own form, and marks itself in the list', () => {
  const about = render(<OwnPartPage part="about" />)
  expect(about).toMatch(/<h1[^>]*>About you<\/h1>/)
  expect(about).toMatch(/<a(?=[^>]*href="\/profile\/about")(?=[^>]*aria-current="page")/)
  expect([about.match(/<form/g)?.length, about.match(/<textarea/g)?.length]).toEqual([1, 1])
  const facts = text(render(<OwnPartPage part="facts" />))
  const seeking = text(render(<OwnPartPage part="seeking" />))
  expect(facts).not.toContain(phrase('traits.values.signup_reason.friendship'))
  expect(seeking).toContain(phrase('traits.values.signup_reason.friendship'))
})

test('the interests do not ask again for consent already given', () => {
  const page = text(render(<OwnPartPage part="interests" />))
  expect(page).toContain(phrase('profiles.own.interests.intimate_lead'))
  expect(page).not.toContain(phrase('profiles.own.interests.consent', { site: 'Minuet' }))
})
