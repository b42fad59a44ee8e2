#!/usr/bin/env bash
# The Laravel part of CI, called by .ci/run after `npm ci`: installs PHP and Composer if they are missing, checks the package's
# types, code style, tests, limits and archive, and runs the browser tests on a real Laravel site. It ends with the line "Laravel:
# N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")/.."
export COMPOSER_ALLOW_SUPERUSER=1 COMPOSER_NO_INTERACTION=1 IMO_LARAVEL=required
part='Laravel: '
. .ci/steps.sh

has_tools() {
  command -v composer >/dev/null && command -v unzip >/dev/null && command -v php >/dev/null || return 1
  # The output is read to its end first: with pipefail, a `grep -q` that exits early occasionally fails the pipe.
  local modules name
  modules=$(php -m)
  for name in pdo_sqlite curl mbstring dom zip; do
    grep -qx "$name" <<<"$modules" || return 1
  done
}

install_tools() {
  has_tools && return 0
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends composer unzip php-cli php-curl php-mbstring php-sqlite3 php-xml php-zip >/dev/null
  has_tools
}

# The database servers on which the package is also tested; CI reports if they are missing. These variants of the packages start
# no service.
install_databases() {
  [ "$(id -u)" = 0 ] || return 0
  mkdir -p /etc/postgresql-common
  [ -e /etc/postgresql-common/createcluster.conf ] || echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
  apt-get install -y -qq --no-install-recommends mariadb-server-core mariadb-client-core postgresql php-mysql php-pgsql >/dev/null
}

# The web server of tests/laravel/check.spec.ts, in which each test starts its own instance.
install_web_server() {
  [ "$(id -u)" = 0 ] || return 0
  apt-get install -y -qq --no-install-recommends nginx-light php-fpm >/dev/null
}

# Plays a hundred random histories. PHP's JIT compiler saves a quarter of their time.
play_histories() {
  IMO_HISTORIES=100 IMO_STEPS=4 php -d opcache.enable_cli=1 -d opcache.jit_buffer_size=64M \
    laravel/vendor/bin/phpunit -c laravel --filter test_tells_each_person_what_is_true_once
}

# Runs the package's tests on the other Laravel version that composer.json allows, in a copy with links to the rest of the
# repository.
on_laravel_11() {
  local copy item
  copy=$(mktemp -d)
  for item in "$PWD"/* "$PWD"/.ci; do
    [ "$(basename "$item")" = laravel ] || ln -s "$item" "$copy/"
  done
  cp -a laravel "$copy/" && rm -rf "$copy/laravel/vendor" && (
    cd "$copy/laravel" &&
      composer require --dev "laravel/framework:^11.0" --quiet --no-scripts -W &&
      IMO_HISTORIES=1 IMO_TAGS=200 vendor/bin/phpunit
  )
  local status=$?
  rm -rf "$copy"
  return "$status"
}

# Tests what depends on the database server. The first step runs the tests marked @database: the PHP tests that use a database, and
# what only a site under load or a visit in a browser shows.
check_database() {
  local database=$1
  npx tsx tests/laravel/servers/is-there.ts "$database" || return
  step "on $database" env IMO_DATABASE="$database" IMO_HISTORIES=2 npm run --silent test:laravel -- --grep @database
  step "CVs when an answer of $database is lost" npx tsx tests/laravel/lost-answer.ts "$database"
  step "messages when $database is killed" npx tsx tests/laravel/killed-database.ts "$database"
  step "alerts when runs and $database are killed" env IMO_KILLS=3 npx tsx tests/laravel/killed-alerts.ts "$database"
}

# Checks that the archive that a site installs contains nothing of the test site.
archive_is_the_package_alone() {
  local folder
  folder=$(mktemp -d)
  (cd laravel && composer archive --format=tar --dir="$folder" --file=package --quiet) || return 1
  local files
  files=$(tar -tf "$folder/package.tar")
  rm -rf "$folder"
  for file in dist/manifest.json dist/LICENSES.txt dist/openapi.json routes/calls.php LICENSE; do
    grep -qx "$file" <<<"$files" || { echo "the archive lacks $file"; return 1; }
  done
  ! grep -E '^(workbench|tests|vendor|phpunit|phpstan|pint|ci\.sh|composer\.lock)' <<<"$files"
}

no_lock_file() { [ -z "$(git ls-files '*composer.lock')" ]; }

composer_package() { composer --working-dir=laravel "$@"; }

step "PHP and Composer are there" install_tools
step "nginx and PHP-FPM are there" install_web_server
# The installation runs in the background, because it mostly waits for a mirror.
install_databases &
databases=$!
[ -f laravel/dist/page-data.json ] && [ -f laravel/tests/drawn-cases.json ] && [ -f laravel/tests/editor-texts.json ] || step "npm run build" npm run build
step "composer install" npx tsx tests/laravel/install-libraries.ts
# Pint and PHPStan run in parallel, because each uses one core.
pint_output=$(mktemp)
composer_package lint >"$pint_output" 2>&1 &
pint=$!
step "PHPStan" composer_package analyse --no-progress
step "Pint" finish "$pint" "$pint_output"
# Plays two histories; the others are played below.
step "phpunit and the browser tests" env IMO_HISTORIES=2 npm run --silent test:laravel
wait "$databases" || echo "The database servers could not be installed."
# The databases' tests mostly wait for browsers and for the server, so each has a test of one core beside it.
histories_output=$(mktemp)
play_histories >"$histories_output" 2>&1 &
histories=$!
check_database mariadb
step "random histories of alerts" finish "$histories" "$histories_output"
laravel_11_output=$(mktemp)
on_laravel_11 >"$laravel_11_output" 2>&1 &
laravel_11=$!
check_database pgsql
step "phpunit on Laravel 11" finish "$laravel_11" "$laravel_11_output"
step "what a page pays for it" composer_package bench
step "composer archive" archive_is_the_package_alone
step "no lock file" no_lock_file

echo "Laravel: $passed passed, $failed failed"
[ "$failed" = 0 ]
