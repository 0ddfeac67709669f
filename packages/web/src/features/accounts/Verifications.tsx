import { type VerificationItem, verificationStates } from '@materia/contract'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { professionWord } from '../../domain/professions.ts'
import { offsetIn, useAddressFilters } from '../../lib/address-filters.ts'
import { useFormats } from '../../lib/language.ts'
import { ChoiceField, FilterRow } from '../../ui/list-filters.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Empty } from '../../ui/states.tsx'
import { PagedTable } from '../../ui/tables/paged-table.tsx'
import type { Column } from '../../ui/tables/table-columns.ts'
import { useVerifications } from './api.ts'
import { LicenceNumber } from './LicenceNumber.tsx'
import { useAccountMessages } from './messages.ts'
import { VerificationDialog } from './VerificationDialog.tsx'

const pageSize = 50
const listed = verificationStates.filter((state) => state !== 'None')

/** Who asked to be looked up in a register, those who wait first. */
export function Verifications() {
  const t = useAccountMessages()
  const { day } = useFormats()
  const { values, set } = useAddressFilters({ state: 'Requested', offset: '' })
  const offset = offsetIn(values.offset)
  const state = listed.find((known) => known === values.state)
  const [deciding, setDeciding] = useState<VerificationItem>()
  const verifications = useVerifications({ count: pageSize, offset, ...(state && { state }) })

  const columns: Column<VerificationItem>[] = [
    { header: t('name'), inCard: 'title', cell: (row) => `${row.firstName} ${row.lastName}` },
    { header: t('profession'), cell: (row) => (row.userType ? professionWord(row.userType) : '') },
    { header: t('regulator'), cell: (row) => `${row.regulator} (${row.province})` },
    { header: t('licenceNumber'), cell: (row) => <LicenceNumber asked={row} /> },
    { header: t('requested'), cell: (row) => <RelativeTime date={row.requestedOn} /> },
    {
      header: t('verificationState'),
      cell: (row) =>
        row.checkedOn && row.checkedBy
          ? t('checkedByOn', { date: day(new Date(`${row.checkedOn}T12:00:00`)), name: row.checkedBy })
          : t(`verificationStates.${row.state as (typeof listed)[number]}`),
    },
    {
      header: t('actions'),
      align: 'right',
      cell: (row) =>
        (row.state === 'Requested' || row.state === 'Verified') && (
          <Button size="small" variant="contained" color="neutral" onClick={() => setDeciding(row)}>
            {t(row.state === 'Requested' ? 'lookUp' : 'takeBack')}
          </Button>
        ),
    },
  ]

  return (
    <>
      <FilterRow>
        <ChoiceField
          label={t('verificationState')}
          value={state ?? ''}
          choices={[
            { value: '', label: t('allStates') },
            ...listed.map((value) => ({ value, label: t(`verificationStates.${value}`) })),
          ]}
          onChange={(chosen) => set({ state: chosen, offset: '' })}
        />
      </FilterRow>
      <PagedTable
        label={t('verifications')}
        list={verifications}
        columns={columns}
        keyOf={(row) => row.id}
        empty={<Empty title={t('nothingToVerify')} />}
        offset={offset}
        pageSize={pageSize}
        onMove={(moved) => set({ offset: String(moved || '') })}
      />
      {deciding && <VerificationDialog asked={deciding} onClose={() => setDeciding(undefined)} />}
    </>
  )
}
