#!/bin/sh
# Makes the secrets of compose.yaml in the folder `secrets`. Never replaces one that exists.
set -eu
umask 077
mkdir -p secrets
make() { [ -e "secrets/$1" ] || printf '%s\n' "$2" > "secrets/$1"; }
random() { openssl rand -hex 24; }

make database_password "$(random)"
make replication_password "$(random)"
make database_url "postgres://gyeol:$(cat secrets/database_password)@database:5432/gyeol"
make session_secret "$(openssl rand -base64 36)"
make metrics_token "$(random)"
make s3_access_key "gyeol"
make s3_secret_key "$(random)"
make s3.json "{\"identities\":[{\"name\":\"gyeol\",\"credentials\":[{\"accessKey\":\"$(cat secrets/s3_access_key)\",\"secretKey\":\"$(cat secrets/s3_secret_key)\"}],\"actions\":[\"Admin\",\"Read\",\"Write\",\"List\",\"Tagging\"]}]}"
make smtp_url "smtps://USER:PASSWORD@mail.studio.example:465"
# Containers read them as other users; the folder itself is closed.
chmod 644 secrets/*
echo 'Edit secrets/smtp_url, then store a copy of the folder in another place.'
