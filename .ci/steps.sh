# The steps of .ci/run and laravel/ci.sh, which source this file; `part` names the script in each line.
passed=0
failed=0

# Runs a command as a step, and counts its result.
step() {
  local name=$1 started=$SECONDS
  shift
  echo "== $part$name"
  if "$@"; then passed=$((passed + 1)); else
    failed=$((failed + 1))
    echo "FAILED: $part$name"
  fi
  echo "-- $part$name: $((SECONDS - started)) s"
}

# Takes the result of a command in the background, and prints what it has written into a file.
finish() {
  local process=$1 output=$2 status
  wait "$process"
  status=$?
  cat "$output"
  return "$status"
}
