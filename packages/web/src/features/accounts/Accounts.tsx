import { type AccountType, accountSorts, type UserListItem, userStatuses } from '@materia/contract'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { offsetIn, useAddressFilters } from '../../lib/address-filters.ts'
import { explain } from '../../lib/api-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { MoreIcon, PlusIcon } from '../../ui/icons.tsx'
import { ChoiceField, FilterRow, SearchField } from '../../ui/list-filters.tsx'
import { ActionMenu } from '../../ui/menu.tsx'
import { showError, showSuccess } from '../../ui/notice.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { AccountStatus, statusChoices } from './AccountStatus.tsx'
import { useAccountStatus, useAccounts, useResendInvitation } from './api.ts'
import { CreateAccountDialog } from './CreateAccountDialog.tsx'

const pageSize = 50
const titles: Record<AccountType, string> = { sponsor: 'Sponsor accounts', voiceof: 'Voice-of accounts' }
const sorts = [
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'E-mail' },
  { value: 'status', label: 'Status' },
  { value: 'newest', label: 'Newest first' },
] as const

/** Who may speak for an organisation or promote content: found, made, deactivated and reactivated. */
export function Accounts({ accountType }: { accountType: AccountType }) {
  const { values, set } = useAddressFilters({ search: '', status: '', sort: 'name', offset: '' })
  const offset = offsetIn(values.offset)
  const [isCreating, setCreating] = useState(false)
  const [changing, setChanging] = useState<UserListItem>()
  const status = userStatuses.find((known) => known === values.status)
  const sort = accountSorts.find((known) => known === values.sort) ?? 'name'
  const accounts = useAccounts(accountType, {
    sort,
    count: pageSize,
    offset,
    ...(values.search && { search: values.search }),
    ...(status && { status }),
  })

  const columns: Column<UserListItem>[] = [
    { header: 'Name', inCard: 'title', cell: (row) => `${row.firstName} ${row.lastName}` },
    { header: 'E-mail', hasLongWords: true, cell: (row) => row.email },
    { header: 'Status', cell: (row) => <AccountStatus status={row.userStatus} /> },
    {
      header: 'Actions',
      align: 'right',
      cell: (row) => <RowActions account={row} onChange={() => setChanging(row)} />,
    },
  ]

  return (
    <>
      <PageTitle
        title={titles[accountType]}
        actions={
          <Button variant="contained" startIcon={<PlusIcon size={18} />} onClick={() => setCreating(true)}>
            New account
          </Button>
        }
      />
      <FilterRow>
        <SearchField
          label="Search by name or e-mail"
          value={values.search}
          onChange={(search) => set({ search, offset: '' })}
        />
        <ChoiceField
          label="Status"
          value={status ?? ''}
          choices={statusChoices}
          onChange={(chosen) => set({ status: chosen, offset: '' })}
        />
        <ChoiceField
          label="Sort by"
          value={sort}
          choices={sorts}
          onChange={(chosen) => set({ sort: chosen, offset: '' })}
        />
      </FilterRow>
      {accounts.isPending && <Loading label="Accounts" />}
      {accounts.isError && <Failed error={accounts.error} onRetry={accounts.refetch} />}
      {accounts.data?.rows.length === 0 && (
        <NoAccounts isFiltered={Boolean(values.search || status)} onCreate={() => setCreating(true)} />
      )}
      {accounts.data && accounts.data.rows.length > 0 && (
        <>
          <DataTable
            label={titles[accountType]}
            columns={columns}
            rows={accounts.data.rows}
            keyOf={(row) => row.userId}
          />
          <Pager
            offset={offset}
            count={pageSize}
            shown={accounts.data.rows.length}
            total={accounts.data.total}
            onMove={(moved) => set({ offset: String(moved || '') })}
          />
        </>
      )}
      {isCreating && <CreateAccountDialog accountType={accountType} onClose={() => setCreating(false)} />}
      {changing && <ChangeStatus accountType={accountType} account={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}

function NoAccounts({ isFiltered, onCreate }: { isFiltered: boolean; onCreate: () => void }) {
  if (isFiltered) return <Empty title="No account fits.">Try another name, or show all statuses.</Empty>
  return (
    <Empty
      title="No accounts yet."
      action={
        <Button variant="contained" onClick={onCreate}>
          New account
        </Button>
      }
    >
      An account is made with a name and an e-mail address; its owner sets the password.
    </Empty>
  )
}

function RowActions({ account, onChange }: { account: UserListItem; onChange: () => void }) {
  const resend = useResendInvitation()
  const invite = {
    label: 'Resend invitation',
    onSelect: () =>
      resend.mutate(account.email, {
        onSuccess: () => showSuccess('The invitation is on its way.'),
        onError: (error) => showError(explain(error)),
      }),
  }
  const isDisabled = account.userStatus === 'Disabled'
  return (
    <ActionMenu
      label={`Actions for ${account.firstName} ${account.lastName}`}
      icon={<MoreIcon />}
      entries={[
        ...(account.userStatus === 'New' ? [invite] : []),
        { label: isDisabled ? 'Reactivate' : 'Deactivate', isDestructive: !isDisabled, onSelect: onChange },
      ]}
    />
  )
}

function ChangeStatus({
  accountType,
  account,
  onClose,
}: {
  accountType: AccountType
  account: UserListItem
  onClose: () => void
}) {
  const change = useAccountStatus(accountType)
  const isReactivating = account.userStatus === 'Disabled'
  const name = `${account.firstName} ${account.lastName}`
  return (
    <ConfirmDialog
      open
      title={isReactivating ? 'Reactivate this account?' : 'Deactivate this account?'}
      confirmLabel={isReactivating ? 'Reactivate' : 'Deactivate'}
      isDestructive={!isReactivating}
      isBusy={change.isPending}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(
          { userId: account.userId, isActive: isReactivating },
          {
            onSuccess: () => {
              showSuccess(isReactivating ? `${name} may sign in again.` : `${name} is signed out everywhere.`)
              onClose()
            },
            onError: (error) => showError(explain(error)),
          },
        )
      }
    >
      {isReactivating
        ? `${name} will be able to sign in again.`
        : `${name} will be signed out everywhere within 10 seconds and cannot sign in until reactivated. What they published stays.`}
    </ConfirmDialog>
  )
}
