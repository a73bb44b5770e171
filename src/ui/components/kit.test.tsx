import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { ChoiceField } from './choice-field.tsx'
import { Combobox } from './combobox.tsx'
import { Gallery } from './gallery.tsx'
import { LockedTile } from './locked-tile.tsx'
import { ProfileCard } from './profile-card.tsx'
import { LikeToggle } from './like-toggle.tsx'
import { RangeSlider } from './range-slider.tsx'
import { StepDots } from './step-dots.tsx'
import { TextField } from './text-field.tsx'

test('the whole kit renders without a style attribute, an inline handler or a script', () => {
  const html = renderToString(<Gallery faces={{ elena: '/elena.webp' }} />)
  expect(html).not.toMatch(/\sstyle=/)
  expect(html).not.toMatch(/\son[a-z]+=/)
  expect(html).not.toContain('<script')
})

test.each([
  [
    true,
    /<fieldset><legend[^>]*>Pets<.*type="checkbox" name="pets" checked="" value="dog".*type="checkbox" name="pets" value="cat"/,
  ],
  [false, /<select[^>]*name="pets".*<option value="">Any<.*<option value="dog" selected="">Dog</],
])('a choice field with several choices: %s', (several, expected) => {
  const html = renderToString(
    <ChoiceField
      label="Pets"
      name="pets"
      several={several}
      options={[
        { value: 'dog', label: 'Dog' },
        { value: 'cat', label: 'Cat' },
      ]}
      chosen={['dog']}
      noneLabel="Any"
      onPick={() => undefined}
    />,
  )
  expect(html).toMatch(expected)
})

test('a badge shows its count, has a text for screen readers, and is absent for zero', () => {
  expect(renderToString(<Badge count={120} label="120 unread messages" />)).toBe(
    '<span class="badge"><span aria-hidden="true">99+</span><span class="sr-only">120 unread messages</span></span>',
  )
  expect(renderToString(<Badge count={0} label="none" />)).toBe('')
  expect(renderToString(<Badge count={0} label="No credits" look="danger" />)).toContain('>0<')
})

test('a disabled button stays focusable and states its reason', () => {
  const html = renderToString(<Button disabledReason="Confirm your email first.">Like</Button>)
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain('disabled=""')
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`id="${id}"`)
})

test('a loading button is busy, keeps its label for the width and announces its loading text', () => {
  const html = renderToString(
    <Button loading loadingLabel="Saving">
      Save
    </Button>,
  )
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('Save</span>')
  expect(html).toContain('Saving')
})

test('a button link can be any kind of link', () => {
  const RouterLink = ({
    to,
    children,
    ...rest
  }: {
    to: string
    className?: string
    children?: ReactNode
  }) => (
    <a href={`/app${to}`} {...rest}>
      {children}
    </a>
  )
  expect(
    renderToString(
      <ButtonLink as={RouterLink} to="/x">
        Go
      </ButtonLink>,
    ),
  ).toBe('<a href="/app/x" class="btn btn-pine">Go</a>')
})

test('an invalid field links hint and error to its control', () => {
  const html = renderToString(<TextField id="mail" label="E-mail" hint="Yours" error="Wrong" />)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('aria-describedby="mail-hint mail-error"')
  expect(html).toContain('<label class="field-label" for="mail">')
})

test('before scripts run a combobox is a native select with its name', () => {
  const html = renderToString(
    <Combobox
      label="City"
      name="city"
      emptyText="none"
      options={[{ value: '1', label: 'Łódź' }]}
      defaultValue="1"
    />,
  )
  expect(html).toContain('<select')
  expect(html).toContain('name="city"')
  expect(html).toContain('<option value="1" selected="">Łódź</option>')
})

test('a profile card has one link, and its action is outside the link', () => {
  const html = renderToString(
    <ProfileCard
      name="Isabel"
      age={32}
      href="/members/1"
      fictional="Fictional profile"
      online="online now"
      action={<LikeToggle label="Like Isabel" liked={false} />}
    />,
  )
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('Isabel<!-- -->, 32</a>')
  expect(html.indexOf('<button')).toBeGreaterThan(html.indexOf('</a>'))
  expect(html).toContain('Fictional profile')
  expect(html).toContain('aria-pressed="false"')
})

test('a locked tile reveals its preset and nothing about the photo', () => {
  expect(renderToString(<LockedTile preset={13} />)).not.toContain('locked-13')
  expect(renderToString(<LockedTile preset={7}>Open to Premium members</LockedTile>)).toContain(
    'locked-7',
  )
  expect(renderToString(<LockedTile preset={7} />)).not.toMatch(/src|url/)
})

test('without scripts the number fields of a range have its form names and its thumbs have none', () => {
  const html = renderToString(
    <RangeSlider
      legend="Age"
      labels={['From', 'To']}
      names={['age_from', 'age_to']}
      min={18}
      max={99}
      defaultValue={[28, 42]}
      valueText={([a, b]) => `${a} to ${b}`}
    />,
  )
  const inputs = html.match(/<input[^>]*>/g) ?? []
  expect(
    inputs.filter((input) => input.includes('type="range"') && input.includes('name=')),
  ).toEqual([])
  expect(
    inputs
      .filter((input) => input.includes('name="age_'))
      .map((input) => /value="(\d+)"/.exec(input)?.[1]),
  ).toEqual(['28', '42'])
})

test('step dots announce the current step', () => {
  const html = renderToString(<StepDots step={2} of={4} label="Step 2 of 4" />)
  expect(html).toBe(
    '<div class="steps" role="img" aria-label="Step 2 of 4"><i class="done"></i><i class="now"></i><i></i><i></i></div>',
  )
})
