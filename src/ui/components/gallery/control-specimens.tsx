import { useState } from 'react'
import { Coin } from '../../icons/coin.tsx'
import { GearIcon, HeartFillIcon, XBoldIcon } from '../../icons/icons.tsx'
import { Button } from '../button.tsx'
import { ButtonLink } from '../button-link.tsx'
import { Combobox } from '../combobox.tsx'
import { DateOfBirthField } from '../date-of-birth-field.tsx'
import { IconButton } from '../icon-button.tsx'
import { PasswordField } from '../password-field.tsx'
import { SelectField } from '../select-field.tsx'
import { TextArea } from '../text-area.tsx'
import { TextField } from '../text-field.tsx'
import { Row, Specimen } from './specimen.tsx'

const cities = ['Amsterdam', 'Gdańsk', 'Köln', 'Łódź', 'Málaga', 'Orléans', 'Wrocław'].map(
  (label) => ({
    value: label,
    label,
  }),
)

/** Buttons and fields. */
export function ControlSpecimens() {
  const [saving, setSaving] = useState(false)
  return (
    <>
      <Specimen title="Buttons">
        <Row>
          <Button>Continue</Button>
          <Button variant="peony" icon={<HeartFillIcon />}>
            Like
          </Button>
          <Button variant="brass" icon={<Coin />} data-cost="2">
            Send · 2
          </Button>
          <Button variant="line">Edit</Button>
          <Button variant="ghost">Skip</Button>
          <Button variant="danger">Delete account</Button>
        </Row>
        <Row>
          <Button size="sm">Small</Button>
          <Button size="lg">Large</Button>
          <Button loading loadingLabel="Saving">
            Save
          </Button>
          <Button loading={saving} onClick={() => setSaving(true)} variant="line">
            Press to load
          </Button>
          <ButtonLink href="#top" variant="line">
            A link
          </ButtonLink>
          <Button disabledReason="Confirm your email first, so people can reply to you.">
            Disabled
          </Button>
        </Row>
        <Row>
          <IconButton icon={<GearIcon />} label="Settings" />
          <IconButton icon={<XBoldIcon />} label="Close" look="line" />
        </Row>
      </Specimen>
      <Specimen title="Fields">
        <div className="grid items-start gap-3 cols-2-from-md">
          <TextField
            label="E-mail"
            type="email"
            autoComplete="email"
            defaultValue="jonas@example.org"
            hint="We send a link to it."
          />
          <DateOfBirthField
            legend="Date of birth"
            labels={{ day: 'Day', month: 'Month', year: 'Year' }}
            defaultValue={{ day: '31', month: '02', year: '1990' }}
            error="Invalid date of birth."
          />
          <SelectField
            label="Province"
            options={[
              { value: 'nh', label: 'Noord-Holland' },
              { value: 'zh', label: 'Zuid-Holland' },
            ]}
          />
          <TextField label="Discount code" defaultValue="TIMEBONUS25" ok="25% off, until 18:42." />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            showLabel="Show password"
            hideLabel="Hide password"
            defaultValue="a long one"
          />
          <Combobox
            label="City"
            name="city"
            options={cities}
            emptyText="No such city"
            resultText={(count) => `${count} results`}
            placeholder="Type a name"
          />
          <TextArea
            label="About me"
            optionalLabel="(optional)"
            maxLength={500}
            defaultValue="Sailing teacher in summer, bookbinder in winter."
            countText={(used, max) => `${used} of ${max}`}
          />
          <TextField
            label="User name"
            defaultValue="jonas"
            error="This name is taken. Try jonas-b."
          />
        </div>
      </Specimen>
    </>
  )
}
