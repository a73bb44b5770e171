import { useState } from 'react'
import {
  ChatCircleTextIcon,
  EyeIcon,
  HeartIcon,
  TranslateIcon,
  UsersThreeIcon,
} from '../../icons/icons.tsx'
import { Button } from '../button.tsx'
import { Cameo } from '../cameo.tsx'
import { DetailList, FactTiles } from '../fact-list.tsx'
import { LikeToggle } from '../like-toggle.tsx'
import { OnlineWord } from '../online-word.tsx'
import { PhotoGrid } from '../photo-grid.tsx'
import { ProfileCard } from '../profile-card.tsx'
import { PromptCard } from '../prompt-card.tsx'
import { CameoSkeleton, ProfileCardSkeleton, Skeleton } from '../skeleton.tsx'
import type { Faces } from './faces.ts'
import { Row, Specimen } from './specimen.tsx'

const gridText = {
  group: 'Photos of Elena',
  position: (at: number, of: number) => `Photo ${at} of ${of}`,
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close',
  all: (count: number) => `All ${count} photos`,
  locked: 'Open to Premium members',
}

/** Components that show a person. */
export function PeopleSpecimens({ faces, theme }: { faces: Faces; theme: string }) {
  const [liked, setLiked] = useState(false)
  const photo = (src: string | undefined, alt: string) =>
    src ? { src, alt, width: 480, height: 600 } : undefined
  const open = (id: string, src: string | undefined, alt: string) =>
    src ? [{ id, photo: { src, alt } }] : []
  return (
    <>
      <Specimen title="Cameos">
        <Row>
          <Cameo name="Elena" src={faces.elena} size="xs" />
          <Cameo name="Elena" src={faces.elena} online="online now" />
          <Cameo name="Kofi" src={faces.kofi} size="md" />
          <Cameo name="Isabel" src={faces.isabel} size="lg" fictional />
          <Cameo name="Jonas Berg" />
          <Cameo name="Amara" src={faces.amara} size="xl" online="online now" />
          <CameoSkeleton />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-3.5 w-3/5" />
            <Skeleton className="h-3.5 w-4/5" />
          </span>
        </Row>
        <OnlineWord>Online now</OnlineWord>
      </Specimen>
      <Specimen title="Profile cards">
        <div className="grid cols-2 gap-3 cols-3-from-sm">
          <ProfileCard
            name="Elena"
            age={34}
            place="Haarlem · 4 km"
            photo={photo(faces.elena, 'Portrait of Elena')}
            href="#elena"
            online="online now"
            action={
              <LikeToggle label="Like Elena" liked={liked} onClick={() => setLiked(!liked)} />
            }
          />
          <ProfileCard
            name="Lena"
            age={38}
            place="Haarlem"
            photo={photo(faces.lena, 'Portrait of Lena')}
            href="#lena"
            fresh="New"
            action={<LikeToggle label="Like Lena" liked />}
          />
          <ProfileCard
            name="Isabel"
            age={32}
            photo={photo(faces.isabel, 'Portrait of Isabel')}
            href="#isabel"
            fictional="Fictional"
            action={<LikeToggle label="Like Isabel" liked={false} />}
          />
          <ProfileCard
            name="Amara"
            age={29}
            place="Amsterdam · 18 km"
            photo={photo(faces.amara, 'Portrait of Amara')}
            href="#amara"
            mutual="You both said yes"
          />
          <ProfileCard
            name="Jonas Berg"
            age={28}
            place="Wolfenbüttel-Fümmelse"
            href="#jonas"
            action={<LikeToggle label="Like Jonas" liked={false} />}
          />
          <ProfileCardSkeleton />
        </div>
      </Specimen>
      <Specimen title="Photos">
        <PhotoGrid
          text={{ ...gridText, group: `Photos of Elena, ${theme}` }}
          photos={[
            ...open('1', faces.elena, 'Photo 1 of 5 of Elena'),
            ...open('2', faces.sail, 'A sailing boat at dusk'),
            ...open('3', faces.coffee, 'A cup of coffee'),
            { id: '4', locked: true, preset: 1 },
            { id: '5', locked: true, preset: 2 },
          ]}
        />
      </Specimen>
      <Specimen title="A profile">
        <FactTiles
          facts={[
            { id: 'for', icon: <HeartIcon />, label: 'Looking for', value: 'A relationship' },
            { id: 'status', icon: <UsersThreeIcon />, label: 'Relationship', value: 'Single' },
            { id: 'eyes', icon: <EyeIcon />, label: 'Eyes, hair', value: 'Hazel, brown' },
            { id: 'speaks', icon: <TranslateIcon />, label: 'Speaks', value: 'NL, EN, IT' },
          ]}
        />
        <PromptCard
          className="mt-4"
          question="A Sunday I would repeat"
          answer="Bread in the oven, rain on the roof, and nobody needs to be anywhere."
          action={
            <Button size="sm" icon={<ChatCircleTextIcon />}>
              Reply to this
            </Button>
          }
        />
        <DetailList
          className="mt-4"
          facts={[
            { id: 'body', label: 'Body type', value: 'Average' },
            { id: 'tattoos', label: 'Tattoos', value: 'One, small' },
            { id: 'region', label: 'Region', value: 'Noord-Holland' },
            { id: 'here', label: 'Here for', value: 'Getting to know people' },
          ]}
        />
      </Specimen>
    </>
  )
}
