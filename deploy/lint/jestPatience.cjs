// What a test waits for may take a busy machine long; the library's own second would make a failure of that.
if (typeof document !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 60_000 });
