;; A WASI command: how many bytes of JSON came in, as {"bytes": N}.
(module
  (import "wasi_snapshot_preview1" "fd_read"
    (func $fd_read (param i32 i32 i32 i32) (result i32)))
  (import "wasi_snapshot_preview1" "fd_write"
    (func $fd_write (param i32 i32 i32 i32) (result i32)))
  (memory (export "memory") 2)
  ;; 0: a buffer's address and length, 8: how much was read or written
  (data (i32.const 1024) "{\"bytes\": ")

  (func $write_number (param $value i32) (param $end i32) (result i32)
    ;; digits from the last to the first, below $end; gives where they begin
    (loop $digit
      (local.set $end (i32.sub (local.get $end) (i32.const 1)))
      (i32.store8 (local.get $end)
        (i32.add (i32.const 48) (i32.rem_u (local.get $value) (i32.const 10))))
      (local.set $value (i32.div_u (local.get $value) (i32.const 10)))
      (br_if $digit (local.get $value)))
    (local.get $end))

  (func $say (param $at i32) (param $length i32)
    (i32.store (i32.const 0) (local.get $at))
    (i32.store (i32.const 4) (local.get $length))
    (drop (call $fd_write (i32.const 1) (i32.const 0) (i32.const 1) (i32.const 8))))

  (func (export "_start") (local $count i32) (local $at i32)
    (loop $more
      (i32.store (i32.const 0) (i32.const 65536))
      (i32.store (i32.const 4) (i32.const 65536))
      (drop (call $fd_read (i32.const 0) (i32.const 0) (i32.const 1) (i32.const 8)))
      (local.set $count (i32.add (local.get $count) (i32.load (i32.const 8))))
      (br_if $more (i32.load (i32.const 8))))
    (call $say (i32.const 1024) (i32.const 10))
    (i32.store8 (i32.const 2047) (i32.const 125))
    (local.set $at (call $write_number (local.get $count) (i32.const 2047)))
    (call $say (local.get $at) (i32.sub (i32.const 2048) (local.get $at)))))
