import { onDemand } from '../../ui/on-demand.tsx'

export const CreateRoomDialog = onDemand(async () => (await import('./rooms/CreateRoomDialog.tsx')).CreateRoomDialog)
export const FindRoomsDialog = onDemand(async () => (await import('./rooms/FindRoomsDialog.tsx')).FindRoomsDialog)
export const InviteDialog = onDemand(async () => (await import('./people/InviteDialog.tsx')).InviteDialog)
export const SearchDialog = onDemand(async () => (await import('./actions/SearchDialog.tsx')).SearchDialog)
export const RoomSettingsDialog = onDemand(
  async () => (await import('./actions/RoomSettingsDialog.tsx')).RoomSettingsDialog,
)
