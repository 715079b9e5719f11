// Every sample is found and none is unusable; matches of three are played.
def log = new File(basedir, 'build.log').text
['connectfour', 'cups', 'discduel', 'kuhnpoker', 'leducpoker', 'liarsdice', 'masks', 'noughts', 'tictactoe'].each {
  assert log.contains("\n$it - ")
}
assert !log.contains('Not usable')
assert log.count('== Result: ') == 3
