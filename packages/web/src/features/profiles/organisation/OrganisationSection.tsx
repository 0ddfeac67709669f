import { zodResolver } from '@hookform/resolvers/zod'
import {
  namesOfOrganisation,
  type Organisation,
  OrganisationName,
  OrganisationUpdate,
  organisationKinds,
  type ProfileView,
} from '@materia/contract'
import Link from '@mui/material/Link'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { SelectInput, TextInput } from '../../../ui/fields.tsx'
import { phoneHref } from '../phone.ts'
import { Fact, Facts } from '../sections/Facts.tsx'
import { SectionForm, showRefusal } from '../sections/SectionForm.tsx'
import { SectionFrame } from '../sections/SectionFrame.tsx'
import { useSaveSection } from '../sections/save-section.tsx'
import { useOrganisationMessages } from './messages.ts'

const OrganisationForm = OrganisationUpdate.extend({ name: OrganisationName })

/** What an organisation is, where it is reached, and who speaks for it. */
export function OrganisationSection({ profile, canEdit }: { profile: ProfileView; canEdit: boolean }) {
  const t = useOrganisationMessages()
  const { organisation } = profile
  if (!organisation) return null
  return (
    <SectionFrame
      title={t('organisation')}
      canEdit={canEdit}
      form={(onDone) => <OrganisationFields profile={profile} organisation={organisation} onDone={onDone} />}
    >
      <OrganisationFacts organisation={organisation} />
    </SectionFrame>
  )
}

function OrganisationFacts({ organisation }: { organisation: Organisation }) {
  const t = useOrganisationMessages()
  const { kind, website, contactEmail, contactPhone, spokesperson } = organisation
  return (
    <Facts>
      <Fact label={t('kind')}>{kind && t(`kinds.${kind}`)}</Fact>
      <Fact label={t('website')}>
        {website && (
          <Link href={website} target="_blank" rel="noopener nofollow" sx={{ overflowWrap: 'anywhere' }}>
            {new URL(website).host}
          </Link>
        )}
      </Fact>
      <Fact label={t('contactEmail')}>
        {contactEmail && (
          <Link href={`mailto:${contactEmail}`} sx={{ overflowWrap: 'anywhere' }}>
            {contactEmail}
          </Link>
        )}
      </Fact>
      <Fact label={t('contactPhone')}>
        {contactPhone && <Link href={phoneHref(contactPhone, null)}>{contactPhone}</Link>}
      </Fact>
      <Fact label={t('spokesperson')}>{spokesperson}</Fact>
    </Facts>
  )
}

function OrganisationFields({
  profile,
  organisation,
  onDone,
}: {
  profile: ProfileView
  organisation: Organisation
  onDone: () => void
}) {
  const t = useOrganisationMessages()
  const save = useSaveSection(profile, {
    organisation: (compared) => textOf(compared.organisation, (kind) => t(`kinds.${kind}`)),
  })
  const shownName = `${profile.firstName} ${profile.lastName}`
  const { control, handleSubmit, setError, formState } = useForm<z.input<typeof OrganisationForm>>({
    resolver: zodResolver(OrganisationForm),
    defaultValues: { ...organisation, name: shownName, kind: organisation.kind ?? 'OtherOrganisation' },
  })
  const kinds = organisationKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))
  const onSubmit = handleSubmit(async ({ name, ...changes }) => {
    try {
      await save({ organisation: changes, ...(name.trim() !== shownName && namesOfOrganisation(name)) })
      onDone()
    } catch (error) {
      showRefusal(error, setError, [])
    }
  })
  return (
    <SectionForm
      label={t('organisation')}
      error={formState.errors.root?.message}
      isSaving={formState.isSubmitting}
      onSubmit={onSubmit}
      onCancel={onDone}
    >
      <TextInput control={control} name="name" label={t('name')} autoComplete="organization" />
      <SelectInput control={control} name="kind" label={t('kind')} choices={kinds} />
      <TextInput control={control} name="website" label={t('website')} type="url" placeholder="https://" />
      <TextInput control={control} name="contactEmail" label={t('contactEmail')} type="email" />
      <TextInput control={control} name="contactPhone" label={t('contactPhone')} type="tel" />
      <TextInput control={control} name="spokesperson" label={t('spokesperson')} helperText={t('spokespersonHint')} />
    </SectionForm>
  )
}

const textOf = (organisation: Organisation | null, kindWord: (kind: NonNullable<Organisation['kind']>) => string) => {
  const { kind, website, contactEmail, contactPhone, spokesperson } = organisation ?? {}
  return [kind && kindWord(kind), website, contactEmail, contactPhone, spokesperson].filter(Boolean).join('\n')
}
