import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { type ReactNode, useId, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useFieldMessage } from '../lib/language.ts'
import { EyeIcon, EyeOffIcon } from './icons/icons.tsx'
import { useUiMessages } from './messages.ts'

interface FieldProps<Form extends FieldValues> {
  control: Control<Form>
  name: FieldPath<Form>
}

type TextProps<Form extends FieldValues> = FieldProps<Form> &
  Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef' | 'defaultValue'> & {
    /** Rewrites what was typed before it is kept. */
    format?: (typed: string) => string
    onChosen?: (value: string) => void
  }

/** A line of text with its error beside it. */
export function TextInput<Form extends FieldValues>({
  control,
  name,
  format,
  onChosen,
  helperText,
  ...rest
}: TextProps<Form>) {
  const fieldMessage = useFieldMessage()
  const { field, fieldState } = useController({ control, name })
  return (
    <TextField
      {...rest}
      name={field.name}
      value={field.value ?? ''}
      onChange={(event) => {
        const value = format ? format(event.target.value) : event.target.value
        field.onChange(value)
        onChosen?.(value)
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldMessage(fieldState.error?.message) ?? helperText}
    />
  )
}

/** A password that can be looked at. */
export function PasswordInput<Form extends FieldValues>(props: TextProps<Form>) {
  const t = useUiMessages()
  const [isShown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isShown ? t('hidePassword') : t('showPassword')}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <EyeOffIcon /> : <EyeIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

export interface Choice {
  value: string
  label: string
}

/** One of a few values. */
export function SelectInput<Form extends FieldValues>({
  choices,
  ...rest
}: TextProps<Form> & { choices: readonly Choice[] }) {
  return (
    <TextInput select sx={{ '& .MuiSelect-select.MuiSelect-select': { whiteSpace: 'normal' } }} {...rest}>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextInput>
  )
}

/** A box to tick, with its error below. */
export function CheckboxInput<Form extends FieldValues>({
  control,
  name,
  label,
}: FieldProps<Form> & { label: ReactNode }) {
  const fieldMessage = useFieldMessage()
  const { field, fieldState } = useController({ control, name })
  const errorId = useId()
  const message = fieldMessage(fieldState.error?.message)
  return (
    <FormControl error={fieldState.invalid}>
      <FormControlLabel
        label={label}
        sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: '9px', fontSize: '0.9375rem' } }}
        control={
          <Checkbox
            name={field.name}
            checked={Boolean(field.value)}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-invalid': fieldState.invalid,
                'aria-describedby': message ? errorId : undefined,
              },
            }}
          />
        }
      />
      {message && (
        <FormHelperText id={errorId} sx={{ mt: -0.5, mb: 0.5, ml: 4.5 }}>
          {message}
        </FormHelperText>
      )}
    </FormControl>
  )
}
