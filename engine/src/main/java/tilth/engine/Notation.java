package tilth.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** Writes packed moves as text and reads them back: {@code deliver arta}. One notation serves every game. */
public final class Notation {

    private final List<Verb> verbs;
    private final Map<String, Verb> byWord = new LinkedHashMap<>();

    public Notation(Verb... verbs) {
        this.verbs = List.of(verbs);
        for (Verb verb : verbs) {
            if (verb.operands().size() > Verb.MOST_OPERANDS) {
                throw new IllegalArgumentException(verb.word() + " has too many operands");
            }
            byWord.put(verb.word(), verb);
        }
    }

    public List<Verb> verbs() {
        return verbs;
    }

    public Verb verb(long packed) {
        return verbs.get(Verb.ordinalOf(packed));
    }

    /** Whether a number is a move or question of this notation at all, packed as {@link #read} would. */
    public boolean knows(long packed) {
        if (Verb.ordinalOf(packed) >= verbs.size()) {
            return false;
        }
        long rest = packed >>> 8;
        for (Term term : verb(packed).operands()) {
            if (!term.knows((int) rest & Term.MOST_VALUES - 1)) {
                return false;
            }
            rest >>>= Verb.OPERAND_BITS;
        }
        return rest == 0;
    }

    public String write(long packed) {
        Verb verb = verb(packed);
        StringBuilder text = new StringBuilder(verb.word());
        for (int i = 0; i < verb.operands().size(); i++) {
            text.append(' ').append(verb.operands().get(i).write(Verb.operand(packed, i)));
        }
        return text.toString();
    }

    /** The packed form of a text, or nothing if it is not a sentence of this notation. */
    public OptionalLong read(String text) {
        String[] words = text.strip().split("\\s+");
        Verb verb = byWord.get(words[0]);
        if (verb == null || verb.operands().size() != words.length - 1) {
            return OptionalLong.empty();
        }
        int[] operands = new int[Verb.MOST_OPERANDS];
        for (int i = 0; i < words.length - 1; i++) {
            operands[i] = verb.operands().get(i).read(words[i + 1]);
            if (operands[i] < 0) {
                return OptionalLong.empty();
            }
        }
        return OptionalLong.of(verb.with(operands[0], operands[1], operands[2], operands[3]));
    }

    /** The thing on the board a move touches, such as {@code blade:3}; a bare verb touches {@code do:done}. */
    public String target(long packed) {
        Verb verb = verb(packed);
        if (verb.operands().isEmpty()) {
            return Target.DO + ":" + verb.word();
        }
        int last = verb.operands().size() - 1;
        Term term = verb.operands().get(last);
        return term.name() + ":" + term.write(Verb.operand(packed, last));
    }

    /** Whether a move touches a target, without writing its own down: this is asked very often. */
    public boolean touches(long packed, Target target) {
        Verb verb = verb(packed);
        if (verb.operands().isEmpty()) {
            return target.kind().equals(Target.DO) && target.word().equals(verb.word());
        }
        int last = verb.operands().size() - 1;
        Term term = verb.operands().get(last);
        return target.kind().equals(term.name()) && target.word().equals(term.write(Verb.operand(packed, last)));
    }

    /** The operands of a packed move or question by the names of their terms. */
    public Map<String, String> operands(long packed) {
        Verb verb = verb(packed);
        Map<String, String> named = new LinkedHashMap<>();
        for (int i = 0; i < verb.operands().size(); i++) {
            named.put(verb.operands().get(i).name(), verb.operands().get(i).write(Verb.operand(packed, i)));
        }
        return named;
    }

    /** All moves of a list as text. */
    public List<String> write(MoveList moves) {
        List<String> texts = new ArrayList<>(moves.size());
        for (int i = 0; i < moves.size(); i++) {
            texts.add(write(moves.at(i)));
        }
        return texts;
    }
}
