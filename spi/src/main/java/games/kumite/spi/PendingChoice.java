package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Keys;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.access.PendingDecision;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A script that waits at a choice. */
record PendingChoice<S extends State<S>, L>(Script<S, L> script, int line, L locals, Script.Reply<S, L> reply)
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
  public void collectActions(S state, ActionCollector out) {
    reply.collectActions(state, out);
  }

  @Override
  public boolean isAutoPlayed() {
    return reply.isAutoPlayed();
  }

  @Override
  public boolean hasPublicActions() {
    return reply.hasPublicActions();
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
  public String detail(S state, Action action) {
    return reply.detail(state, action);
  }

  @Override
  public List<ActionTemplate> templates(S state) {
    return reply.templates(state);
  }

  @Override
  public @Nullable Action parse(S state, List<String> words, ActionCollector out) {
    return reply.parse(state, words, out);
  }

  @Override
  public @Nullable Action sampleAction(S state, RandomSource random) {
    return reply.sampleAction(state, random);
  }

  @Override
  public @Nullable Action heuristicAction(S state, RandomSource random) {
    return reply.heuristicAction(state, random);
  }

  @Override
  public void execute(S state, Action action) {
    int begun = state.body();
    L answered = reply.localsAfter(state, action);
    if (state.body() < begun || state.outcome != null) {
      return; // the script lay in the scope that was left, or the match is over
    }
    int next = reply.repeats(state, answered, action) ? line : line + 1;
    if (state.hasAdded()) {
      state.then(new Frame<>(script, next, answered));
    } else {
      script.run(state, next, answered);
    }
  }
}
