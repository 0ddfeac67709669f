import { type AccountListItem, type AccountType, accountSorts, userStatuses } from '@materia/contract'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { offsetIn, useAddressFilters } from '../../lib/address-filters.ts'
import { explain } from '../../lib/api-error.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { ActionMenu } from '../../ui/dialogs/menu.tsx'
import { EmailText } from '../../ui/email-text.tsx'
import { MoreIcon, PlusIcon } from '../../ui/icons/icons.tsx'
import { ChoiceField, FilterRow, SearchField } from '../../ui/list-filters.tsx'
import { showError, showSuccess } from '../../ui/notice.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Empty } from '../../ui/states.tsx'
import { PagedTable } from '../../ui/tables/paged-table.tsx'
import type { Column } from '../../ui/tables/table-columns.ts'
import { AccountStatus, useStatusChoices } from './AccountStatus.tsx'
import { useAccountStatus, useAccounts, useResendInvitation } from './api.ts'
import { CreateAccountDialog } from './CreateAccountDialog.tsx'
import { useFactorRecovery } from './FactorRecovery.tsx'
import { useAccountMessages } from './messages.ts'

const pageSize = 50
const titles = { sponsor: 'sponsorAccounts', voiceof: 'voiceOfAccounts' } as const

/** Who may speak for an organisation or promote content: found, made, deactivated and reactivated. */
export function Accounts({ accountType }: { accountType: AccountType }) {
  const t = useAccountMessages()
  const { values, set } = useAddressFilters({ search: '', status: '', sort: 'name', offset: '' })
  const offset = offsetIn(values.offset)
  const [isCreating, setCreating] = useState(false)
  const [changing, setChanging] = useState<AccountListItem>()
  const status = userStatuses.find((known) => known === values.status)
  const sort = accountSorts.find((known) => known === values.sort) ?? 'name'
  const accounts = useAccounts(accountType, {
    sort,
    count: pageSize,
    offset,
    ...(values.search && { search: values.search }),
    ...(status && { status }),
  })

  const sorts = [
    { value: 'name', label: t('name') },
    { value: 'email', label: t('email') },
    { value: 'status', label: t('status') },
    { value: 'newest', label: t('newestFirst') },
  ] as const
  const statusChoices = useStatusChoices()
  const columns: Column<AccountListItem>[] = [
    { header: t('name'), inCard: 'title', cell: (row) => `${row.firstName} ${row.lastName}` },
    { header: t('email'), hasLongWords: true, cell: (row) => <EmailText email={row.email} /> },
    { header: t('status'), cell: (row) => <AccountStatus status={row.userStatus} /> },
    {
      header: t('actions'),
      inCard: 'beside',
      align: 'right',
      cell: (row) => <RowActions account={row} onChange={() => setChanging(row)} />,
    },
  ]

  return (
    <>
      <PageTitle
        title={t(titles[accountType])}
        actions={
          <Button variant="contained" startIcon={<PlusIcon size={18} />} onClick={() => setCreating(true)}>
            {t('newAccount')}
          </Button>
        }
      />
      <FilterRow>
        <SearchField
          label={t('searchNameEmail')}
          value={values.search}
          onChange={(search) => set({ search, offset: '' })}
        />
        <ChoiceField
          label={t('status')}
          value={status ?? ''}
          choices={statusChoices}
          onChange={(chosen) => set({ status: chosen, offset: '' })}
        />
        <ChoiceField
          label={t('sortBy')}
          value={sort}
          choices={sorts}
          onChange={(chosen) => set({ sort: chosen, offset: '' })}
        />
      </FilterRow>
      <PagedTable
        label={t(titles[accountType])}
        list={accounts}
        columns={columns}
        keyOf={(row) => row.userId}
        empty={<NoAccounts isFiltered={Boolean(values.search || status)} onCreate={() => setCreating(true)} />}
        offset={offset}
        pageSize={pageSize}
        onMove={(moved) => set({ offset: String(moved || '') })}
      />
      {isCreating && <CreateAccountDialog accountType={accountType} onClose={() => setCreating(false)} />}
      {changing && <ChangeStatus accountType={accountType} account={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}

function NoAccounts({ isFiltered, onCreate }: { isFiltered: boolean; onCreate: () => void }) {
  const t = useAccountMessages()
  if (isFiltered) return <Empty title={t('noAccountFits')}>{t('tryAnotherName')}</Empty>
  return (
    <Empty
      title={t('noAccounts')}
      action={
        <Button variant="contained" onClick={onCreate}>
          {t('newAccount')}
        </Button>
      }
    >
      {t('howAccountsAreMade')}
    </Empty>
  )
}

function RowActions({ account, onChange }: { account: AccountListItem; onChange: () => void }) {
  const t = useAccountMessages()
  const resend = useResendInvitation()
  const recovery = useFactorRecovery(account)
  const invite = {
    label: t('resendInvitation'),
    onSelect: () =>
      resend.mutate(account.email, {
        onSuccess: () => showSuccess(t('invitationOnItsWay')),
        onError: (error) => showError(explain(error)),
      }),
  }
  const isDisabled = account.userStatus === 'Disabled'
  return (
    <>
      <ActionMenu
        label={t('actionsFor', { name: `${account.firstName} ${account.lastName}` })}
        icon={<MoreIcon />}
        entries={[
          ...(account.userStatus === 'New' ? [invite] : []),
          ...(account.userStatus === 'Approved' && recovery
            ? [{ label: recovery.label, onSelect: recovery.onSelect }]
            : []),
          { label: isDisabled ? t('reactivate') : t('deactivate'), isDestructive: !isDisabled, onSelect: onChange },
        ]}
      />
      {recovery?.dialog}
    </>
  )
}

function ChangeStatus({
  accountType,
  account,
  onClose,
}: {
  accountType: AccountType
  account: AccountListItem
  onClose: () => void
}) {
  const t = useAccountMessages()
  const change = useAccountStatus(accountType)
  const isReactivating = account.userStatus === 'Disabled'
  const name = `${account.firstName} ${account.lastName}`
  return (
    <ConfirmDialog
      open
      title={isReactivating ? t('reactivateAccount') : t('deactivateAccount')}
      confirmLabel={isReactivating ? t('reactivate') : t('deactivate')}
      isDestructive={!isReactivating}
      isBusy={change.isPending}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(
          { userId: account.userId, isActive: isReactivating },
          {
            onSuccess: () => {
              showSuccess(isReactivating ? t('maySignInAgain', { name }) : t('isSignedOut', { name }))
              onClose()
            },
            onError: (error) => showError(explain(error)),
          },
        )
      }
    >
      {isReactivating ? t('willSignInAgain', { name }) : t('willBeSignedOutKept', { name })}
    </ConfirmDialog>
  )
}
