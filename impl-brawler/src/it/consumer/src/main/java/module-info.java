module stranger {
  requires games.kumite.api;
}
