import { EMAIL_MAX } from '@limber/domain/accounts/account-rules';
import type { ListedPerson } from '@limber/contract/admin';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Ref, useRef, useState } from 'react';
import { Loaded } from '#api/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { useFocusOnceDone } from '#browser/use-focus-once-done.ts';
import { peopleQuery } from './admin.api.ts';
import { MoreRows } from './more-rows.tsx';
import { PersonDialog } from './person-dialog.tsx';

export function People() {
  const [typed, setTyped] = useState('');
  const search = typed.trim().slice(0, EMAIL_MAX);
  const query = useInfiniteQuery(peopleQuery(search));
  const [open, setOpen] = useState<ListedPerson | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusOnceDone = useFocusOnceDone(list, open !== null);
  const close = () => setOpen(null);
  return (
    <div className="grid gap-4">
      <SearchField
        label="Search people"
        placeholder="Name, username or email"
        value={typed}
        onChange={setTyped}
      />
      <Loaded query={query} what="the people" skeleton={<SkeletonBlock shape="h-96" />}>
        {({ pages }) => (
          <>
            <PeopleList ref={list} people={pages.flat()} onOpen={setOpen} />
            <MoreRows key={search} query={query} label="Show more people" />
          </>
        )}
      </Loaded>
      {open && (
        <PersonDialog
          id={open.id}
          name={open.fullName}
          onClose={close}
          onDeleted={() => {
            focusOnceDone();
            close();
          }}
        />
      )}
    </div>
  );
}

function PeopleList({
  people,
  onOpen,
  ref,
}: {
  people: readonly ListedPerson[];
  onOpen: (person: ListedPerson) => void;
  ref: Ref<HTMLUListElement>;
}) {
  if (people.length === 0) {
    return <EmptyState title="Nobody found">Try a part of the name, username or email.</EmptyState>;
  }
  return (
    <ul
      ref={ref}
      tabIndex={-1}
      aria-label="People"
      className="divide-y divide-hairline outline-none"
    >
      {people.map((person) => (
        <li
          key={person.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
        >
          <span className="grid min-w-0 [overflow-wrap:anywhere]">
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-strong">{person.fullName}</span>
              {person.role === 'administrator' && <Badge kind="brand">Administrator</Badge>}
              {person.isDeactivated && <Badge>Deactivated</Badge>}
            </span>
            <span className="text-small text-soft">
              {person.username}, {person.email}
            </span>
          </span>
          <Button
            kind="secondary"
            size="small"
            aria-label={`Open: ${person.fullName}`}
            onClick={() => onOpen(person)}
          >
            Open
          </Button>
        </li>
      ))}
    </ul>
  );
}
