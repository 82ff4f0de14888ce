/* A WASI command: {"text": "three small words"} on stdin → {"words": 3, "characters": 17}. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *read_all(void) {
  size_t room = 65536, size = 0, got;
  char *text = malloc(room);
  while (text && (got = fread(text + size, 1, room - size - 1, stdin)) > 0) {
    size += got;
    if (size + 1 == room) text = realloc(text, room *= 2);
  }
  if (text) text[size] = '\0';
  return text;
}

int main(void) {
  char *input = read_all();
  char *at = input ? strstr(input, "\"text\"") : NULL;
  at = at ? strchr(at + 6, '"') : NULL;
  if (!at) {
    fprintf(stderr, "There is no \"text\" in the arguments.\n");
    return 2;
  }
  int words = 0, characters = 0, is_inside = 0;
  for (at++; *at && *at != '"'; at++) {
    int is_space = isspace((unsigned char)*at);
    if (*at == '\\' && at[1]) {
      at++;
      is_space = *at == 'n' || *at == 't' || *at == 'r';
    }
    words += !is_space && !is_inside;
    is_inside = !is_space;
    characters += ((unsigned char)*at & 0xC0) != 0x80;
  }
  printf("{\"words\": %d, \"characters\": %d}\n", words, characters);
  return 0;
}
