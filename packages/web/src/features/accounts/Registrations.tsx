import type { Registration, UserType } from '@materia/contract'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ChoiceField, FilterRow, SearchField } from '../../ui/list-filters.tsx'
import { showError, showSuccess } from '../../ui/notice.ts'
import { Pager } from '../../ui/pager.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { AccountStatus, statusChoices } from './AccountStatus.tsx'
import { useRegistrationStatus, useRegistrations } from './api.ts'

const pageSize = 50
const professions: Record<UserType, string> = {
  Doctor: 'Doctor',
  NursePractitioner: 'Nurse practitioner',
  MedicalResident: 'Medical resident',
  MedicalStudent: 'Medical student',
}

/** Everybody who signed up, newest first, to approve or disable. */
export function Registrations() {
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<string>('')
  const [offset, setOffset] = useState(0)
  const [changing, setChanging] = useState<Registration>()
  const registrations = useRegistrations({
    sort: 'newest',
    count: pageSize,
    offset,
    ...(search && { search }),
    ...(status && { status: status as Registration['userStatus'] }),
  })

  const columns: Column<Registration>[] = [
    { header: 'Name', isTitle: true, cell: (row) => `${row.firstName} ${row.lastName}` },
    { header: 'E-mail', cell: (row) => row.email },
    { header: 'Profession', cell: (row) => (row.userType ? professions[row.userType] : '') },
    { header: 'MINC or school', cell: (row) => row.minc ?? row.schoolName ?? '–' },
    { header: 'Registered', cell: (row) => <RelativeTime date={row.createdOn} /> },
    { header: 'Status', cell: (row) => <AccountStatus status={row.userStatus} /> },
    {
      header: 'Actions',
      align: 'right',
      cell: (row) => (
        <Button size="small" variant="contained" color="neutral" onClick={() => setChanging(row)}>
          {row.userStatus === 'Approved' ? 'Disable' : 'Approve'}
        </Button>
      ),
    },
  ]
  const narrow = (change: () => void) => {
    change()
    setOffset(0)
  }

  return (
    <>
      <FilterRow>
        <SearchField
          label="Search by name or e-mail"
          value={search}
          onChange={(value) => narrow(() => setSearch(value))}
        />
        <ChoiceField
          label="Status"
          value={status}
          choices={statusChoices}
          onChange={(value) => narrow(() => setStatus(value))}
        />
      </FilterRow>
      {registrations.isPending && <Loading label="Registrations" />}
      {registrations.isError && <Failed error={registrations.error} onRetry={registrations.refetch} />}
      {registrations.data?.rows.length === 0 && (
        <Empty title="Nobody fits.">Try another name, or show all statuses.</Empty>
      )}
      {registrations.data && registrations.data.rows.length > 0 && (
        <>
          <DataTable
            label="Registrations"
            columns={columns}
            rows={registrations.data.rows}
            keyOf={(row) => row.userId}
          />
          <Pager
            offset={offset}
            count={pageSize}
            shown={registrations.data.rows.length}
            total={registrations.data.total}
            onMove={setOffset}
          />
        </>
      )}
      {changing && <ChangeRegistration registration={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}

function ChangeRegistration({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const change = useRegistrationStatus()
  const isApproving = registration.userStatus !== 'Approved'
  const name = `${registration.firstName} ${registration.lastName}`
  const onConfirm = () =>
    change.mutate(
      { userId: registration.userId, isActive: isApproving },
      {
        onSuccess: () => {
          showSuccess(isApproving ? `${name} is approved.` : `${name} is signed out everywhere.`)
          onClose()
        },
        onError: (error) => showError(explain(error)),
      },
    )
  return (
    <ConfirmDialog
      open
      title={isApproving ? 'Approve this person?' : 'Disable this person?'}
      confirmLabel={isApproving ? 'Approve' : 'Disable'}
      isDestructive={!isApproving}
      isBusy={change.isPending}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {isApproving
        ? `${name} will be able to sign in once a password is set.`
        : `${name} will be signed out everywhere within 10 seconds and cannot sign in until approved again.`}
    </ConfirmDialog>
  )
}
