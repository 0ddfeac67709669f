import { type Registration, userStatuses } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { professionWord } from '../../domain/professions.ts'
import { offsetIn, useAddressFilters } from '../../lib/address-filters.ts'
import { explain } from '../../lib/api-error.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { EmailText } from '../../ui/email-text.tsx'
import { ChoiceField, FilterRow, SearchField } from '../../ui/list-filters.tsx'
import { showError, showSuccess } from '../../ui/notice.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Empty } from '../../ui/states.tsx'
import { PagedTable } from '../../ui/tables/paged-table.tsx'
import type { Column } from '../../ui/tables/table-columns.ts'
import { AccountStatus, useStatusChoices } from './AccountStatus.tsx'
import { useEndSessions, useRegistrationStatus, useRegistrations } from './api.ts'
import { FactorRecovery } from './FactorRecovery.tsx'
import { useAccountMessages } from './messages.ts'

const pageSize = 50
const verbs = { New: 'approve', Approved: 'deactivate', Disabled: 'reactivate' } as const
const questions = { New: 'approvePerson', Approved: 'deactivatePerson', Disabled: 'reactivatePerson' } as const

/** Everybody who signed up, newest first, to approve, deactivate and reactivate. */
export function Registrations() {
  const t = useAccountMessages()
  const { values, set } = useAddressFilters({ search: '', status: '', offset: '' })
  const offset = offsetIn(values.offset)
  const status = userStatuses.find((known) => known === values.status)
  const [changing, setChanging] = useState<Registration>()
  const registrations = useRegistrations({
    sort: 'newest',
    count: pageSize,
    offset,
    ...(values.search && { search: values.search }),
    ...(status && { status }),
  })

  // Nobody invited them: they wait for their own click on the mailed link.
  const unconfirmed = t('notConfirmed')
  const registrationChoices = useStatusChoices(unconfirmed)
  const columns: Column<Registration>[] = [
    { header: t('name'), inCard: 'title', cell: (row) => `${row.firstName} ${row.lastName}` },
    { header: t('email'), hasLongWords: true, cell: (row) => <EmailText email={row.email} /> },
    { header: t('profession'), cell: (row) => (row.userType ? professionWord(row.userType) : '') },
    { header: t('mincOrSchool'), cell: (row) => row.minc ?? row.schoolName ?? '–' },
    { header: t('registered'), cell: (row) => <RelativeTime date={row.createdOn} /> },
    {
      header: t('status'),
      inCard: 'beside',
      cell: (row) => <AccountStatus status={row.userStatus} newWord={unconfirmed} />,
    },
    {
      header: t('actions'),
      align: 'right',
      cell: (row) => (
        // Two on one line: French verbs would stand one below the other in every row.
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', minWidth: { md: 280 } }}>
          {row.userStatus === 'Approved' && <EndSessionsButton registration={row} />}
          {row.userStatus === 'Approved' && <FactorRecovery account={row} />}
          <Button size="small" variant="contained" color="neutral" onClick={() => setChanging(row)}>
            {t(verbs[row.userStatus])}
          </Button>
        </Box>
      ),
    },
  ]

  return (
    <>
      <FilterRow>
        <SearchField
          label={t('searchNameEmail')}
          value={values.search}
          onChange={(search) => set({ search, offset: '' })}
        />
        <ChoiceField
          label={t('status')}
          value={status ?? ''}
          choices={registrationChoices}
          onChange={(chosen) => set({ status: chosen, offset: '' })}
        />
      </FilterRow>
      <PagedTable
        label={t('registrations')}
        list={registrations}
        columns={columns}
        keyOf={(row) => row.userId}
        empty={<Empty title={t('nobodyFits')}>{t('tryAnotherName')}</Empty>}
        offset={offset}
        pageSize={pageSize}
        onMove={(moved) => set({ offset: String(moved || '') })}
      />
      {changing && <ChangeRegistration registration={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}

function EndSessionsButton({ registration: { userId, firstName, lastName } }: { registration: Registration }) {
  const t = useAccountMessages()
  const end = useEndSessions()
  const name = `${firstName} ${lastName}`
  const onClick = () =>
    end.mutate(userId, {
      onSuccess: () => showSuccess(t('sessionsEnded', { name })),
      onError: (error) => showError(explain(error)),
    })
  return (
    <Button
      size="small"
      variant="text"
      color="inherit"
      loading={end.isPending}
      aria-label={t('endSessionsOf', { name })}
      onClick={onClick}
    >
      {t('endSessions')}
    </Button>
  )
}

const consequences = { New: 'willSignInOnceSet', Approved: 'willBeSignedOut', Disabled: 'willSignInAgain' } as const
const outcomes = { New: 'isApproved', Approved: 'isSignedOut', Disabled: 'maySignInAgain' } as const

function ChangeRegistration({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const t = useAccountMessages()
  const change = useRegistrationStatus()
  const { userStatus } = registration
  const isDeactivating = userStatus === 'Approved'
  const name = `${registration.firstName} ${registration.lastName}`
  const onConfirm = () =>
    change.mutate(
      { userId: registration.userId, isActive: !isDeactivating },
      {
        onSuccess: () => {
          showSuccess(t(outcomes[userStatus], { name }))
          onClose()
        },
        onError: (error) => showError(explain(error)),
      },
    )
  return (
    <ConfirmDialog
      open
      title={t(questions[userStatus])}
      confirmLabel={t(verbs[userStatus])}
      isDestructive={isDeactivating}
      isBusy={change.isPending}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {t(consequences[userStatus], { name })}
    </ConfirmDialog>
  )
}
