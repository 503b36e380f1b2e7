import { zodResolver } from '@hookform/resolvers/zod';
import { PASSWORD_MIN_AT_REGISTRATION } from '@limber/domain/accounts/account-rules';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { errorSentence } from '#api/api-error.ts';
import { IdentityFields } from '#features/auth/identity-fields.tsx';
import { showIssues } from '#api/show-issues.ts';
import { createAccount } from '#features/auth/session.ts';
import { Button } from '#ui/button.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { toast } from '#ui/toast.ts';
import { type RegisterFields, registerForm, registerProblem } from './register-rules.ts';

const EMPTY: RegisterFields = {
  fullName: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
};

/** Name, username, e-mail and password. */
export function RegisterForm() {
  const [, navigate] = useLocation();
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(
    async ({ fullName, username, email, password }) => {
      try {
        await createAccount({ fullName, username, email, password });
        toast({
          title: 'Registration Successful',
          description: 'Your account has been created successfully.',
          kind: 'success',
        });
        navigate('/onboarding');
      } catch (error) {
        showIssues({ setError, getValues }, error, 'Could not create account');
        const description = errorSentence(error, 'Could not create account');
        toast({ title: 'Registration Failed', description, kind: 'error' });
      }
    },
    (errors) => {
      const firstError = Object.values(errors)[0]?.message;
      const description = registerProblem(getValues(), firstError);
      toast({ title: 'Error', description, kind: 'error' });
    },
  );

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <FormProblem sentence={errors.root?.message} />
      <IdentityFields register={register} errors={errors} />
      <PasswordField
        label="Password"
        hint={`At least ${PASSWORD_MIN_AT_REGISTRATION} characters`}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" size="large" wide pending={isSubmitting}>
        {isSubmitting ? 'Creating your account…' : 'Create Account'}
      </Button>
    </form>
  );
}
