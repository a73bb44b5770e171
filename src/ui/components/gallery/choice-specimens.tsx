import './gallery.css'
import { useState } from 'react'
import { SlidersHorizontalIcon } from '../../icons/icons.tsx'
import { Badge } from '../badge.tsx'
import { Checkbox, Radio } from '../checkbox.tsx'
import { Chip, ChipLink, FilterChip, InputChip } from '../chip.tsx'
import { ChipCheckbox, ChipRadio } from '../choice-chip.tsx'
import { ChoiceField } from '../choice-field.tsx'
import { CostChip } from '../cost-chip.tsx'
import { FictionalTag } from '../fictional-tag.tsx'
import { Panel } from '../card.tsx'
import { RangeSlider } from '../range-slider.tsx'
import { Segmented } from '../segmented.tsx'
import { Switch } from '../switch.tsx'
import { Tag } from '../tag.tsx'
import { Row, Specimen } from './specimen.tsx'

/** Chips, badges, switches and the filter rail. */
export function ChoiceSpecimens({ theme }: { theme: string }) {
  const [reading, setReading] = useState(false)
  return (
    <>
      <Specimen title="Chips and badges">
        <Row>
          <FilterChip pressed>Outdoors</FilterChip>
          <FilterChip pressed={reading} onClick={() => setReading(!reading)}>
            Reading
          </FilterChip>
          <Chip on>Cooking</Chip>
          <Chip>Tea</Chip>
          <InputChip removeLabel="Remove Haarlem" onRemove={() => undefined}>
            Haarlem
          </InputChip>
          <ChipLink href="#filters" on icon={<SlidersHorizontalIcon />}>
            Filters · 3
          </ChipLink>
        </Row>
        <fieldset>
          <legend className="sr-only">Interests</legend>
          <Row>
            <ChipCheckbox defaultChecked>Wine</ChipCheckbox>
            <ChipCheckbox>Beach</ChipCheckbox>
            <ChipCheckbox disabled>Not now</ChipCheckbox>
            <ChipRadio name={`pace-${theme}`} defaultChecked>
              Slow
            </ChipRadio>
            <ChipRadio name={`pace-${theme}`}>Slower</ChipRadio>
          </Row>
        </fieldset>
        <Row>
          <Badge count={3} label="3 new likes" />
          <Badge count={140} label="140 unread messages" />
          <Badge count={8} look="low" label="8 credits left" />
          <Badge count={0} look="danger" label="No credits left" />
          <FictionalTag label="Fictional profile" />
          <FictionalTag label="Fictional" soft />
          <Tag look="pine">Your turn</Tag>
          <Tag look="quiet">Yours</Tag>
          <Tag look="ad">Ad</Tag>
          <CostChip>2 credits</CostChip>
          <CostChip free>Free</CostChip>
        </Row>
      </Specimen>
      <Specimen title="Filters">
        <Panel className="gallery-narrow">
          <Segmented
            legend="Show me"
            defaultValue="women"
            options={[
              { value: 'women', label: 'Women' },
              { value: 'men', label: 'Men' },
              { value: 'all', label: 'All' },
            ]}
          />
          <RangeSlider
            className="mt-5"
            legend="Age"
            labels={['Youngest', 'Oldest']}
            names={['age_from', 'age_to']}
            min={18}
            max={99}
            defaultValue={[28, 42]}
            valueText={([from, to]) => `${from} to ${to}`}
          />
          <div className="mt-5 grid gap-4">
            {[true, false].map((several) => (
              <ChoiceField
                key={String(several)}
                label={several ? 'Pets, any of these' : 'Pets, one of these'}
                several={several}
                options={[
                  { value: 'dog', label: 'Dog' },
                  { value: 'cat', label: 'Cat' },
                ]}
                chosen={['dog']}
                noneLabel="Any"
                onPick={() => undefined}
              />
            ))}
          </div>
          <hr className="divider-above my-4" />
          <Switch label="Online now" />
          <Switch
            label="Fictional profiles"
            hint="Written by staff, for chat only. Always labelled."
            defaultChecked
          />
        </Panel>
        <div className="mt-4 max-w-text">
          <Checkbox label="Add my credits right away. Credits I use can’t be returned; the rest can, for 14 days." />
          <Checkbox label="I have read the terms." error="Please tick this to go on." />
          <fieldset>
            <legend className="legend">Theme</legend>
            <Radio name={`theme-${theme}`} label="As my device" defaultChecked />
            <Radio name={`theme-${theme}`} label="Dark" />
          </fieldset>
        </div>
      </Specimen>
    </>
  )
}
