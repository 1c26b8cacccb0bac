#!/bin/sh
# Stops the start with a base path that would serve files beside the folder of the console or break the proxied paths.
case "$BASE_PATH" in
  /) exit 0 ;;
esac
if ! printf '%s' "$BASE_PATH" | grep -Eqx '(/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)+/'; then
  echo "BASE_PATH is \"$BASE_PATH\". It must start and end with a slash, such as /inventory/, and have only letters, digits, dots and - _ ~" >&2
  exit 1
fi
