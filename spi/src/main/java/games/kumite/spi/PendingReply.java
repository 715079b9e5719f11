package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.api.Keys;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.spi.access.PendingDecision;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A script that waits for the reply to a choice about its locals. */
record PendingReply<S extends State<S>, L>(Script<S, L> script, int line, L locals, Script.Reply<S, L> reply)
    implements Question<S>, PendingDecision<S> {

  @Override
  public Question<S> self() {
    return this;
  }

  @Override
  public long key(long key, S state) {
    return Keys.join(key, script.key(line, reply));
  }

  @Override
  public String kind() {
    return reply.kind();
  }

  @Override
  public int seat(S state) {
    return reply.seat(state);
  }

  @Override
  public void options(S state, Options out) {
    reply.options(state, out);
  }

  @Override
  public boolean answersItself() {
    return reply.answersItself();
  }

  @Override
  public boolean isOpen() {
    return reply.isOpen();
  }

  @Override
  public boolean isSecret() {
    return reply.isSecret();
  }

  @Override
  public boolean isGroup() {
    return reply.isGroup();
  }

  @Override
  public Prompt prompt(S state) {
    return reply.prompt(state);
  }

  @Override
  public String remark(S state, Action action) {
    return reply.remark(state, action);
  }

  @Override
  public List<Form> forms(S state) {
    return reply.forms(state);
  }

  @Override
  public @Nullable Action parse(S state, List<String> words, Options out) {
    return reply.parse(state, words, out);
  }

  @Override
  public @Nullable Action sample(S state, RandomSource random) {
    return reply.sample(state, random);
  }

  @Override
  public @Nullable Action sensible(S state, RandomSource random) {
    return reply.sensible(state, random);
  }

  @Override
  public void chosen(S state, Action action) {
    int begun = state.body();
    L answered = reply.chosen(state, action);
    if (state.body() < begun || state.outcome != null) {
      return; // the script lay in the scope that was left, or the match is over
    }
    int next = reply.again(state, answered, action) ? line : line + 1;
    if (state.hasAdded()) {
      state.then(new Frame<>(script, next, answered));
    } else {
      script.run(state, next, answered);
    }
  }
}
