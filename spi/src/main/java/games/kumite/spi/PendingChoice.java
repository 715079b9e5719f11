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
record PendingChoice<S extends State<S>, L>(Script<S, L> script, int line, L locals, Script.Choice<S, L> choice)
    implements Question<S>, PendingDecision<S> {

  @Override
  public Question<S> self() {
    return this;
  }

  @Override
  public long key(long key, S state) {
    return Keys.join(key, script.key(line));
  }

  @Override
  public String kind() {
    return choice.kind();
  }

  @Override
  public int seat(S state) {
    return choice.seat(state, locals);
  }

  @Override
  public void collectActions(S state, ActionCollector out) {
    choice.collectActions(state, locals, out);
  }

  @Override
  public boolean isAutoPlayed() {
    return choice.isAutoPlayed();
  }

  @Override
  public boolean hasPublicActions() {
    return choice.hasPublicActions();
  }

  @Override
  public boolean isSecret() {
    return choice.isSecret();
  }

  @Override
  public boolean isGroup() {
    return choice.isGroup();
  }

  @Override
  public Prompt prompt(S state) {
    return choice.prompt(state, locals);
  }

  @Override
  public String detail(S state, Action action) {
    return choice.detail(state, locals, action);
  }

  @Override
  public List<ActionTemplate> templates(S state) {
    return choice.templates(state, locals);
  }

  @Override
  public @Nullable Action parse(S state, List<String> words, ActionCollector out) {
    return choice.parse(state, locals, words, out);
  }

  @Override
  public @Nullable Action sampleAction(S state, RandomSource random) {
    return choice.sampleAction(state, locals, random);
  }

  @Override
  public @Nullable Action heuristicAction(S state, RandomSource random) {
    return choice.heuristicAction(state, locals, random);
  }

  @Override
  public void chosen(S state, Action action) {
    int begun = state.body();
    L answered = choice.chosen(state, locals, action);
    if (state.body() < begun || state.outcome != null) {
      return; // the script lay in the scope that was left, or the match is over
    }
    int next = choice.repeats(state, answered, action) ? line : line + 1;
    if (state.hasAdded()) {
      state.then(new Frame<>(script, next, answered));
    } else {
      script.run(state, next, answered);
    }
  }
}
